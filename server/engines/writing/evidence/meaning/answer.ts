export type Answer = "borne out" | "not borne out" | "not sure";

/** Whether something in the resume speaks against a sentence, seems to, or nothing speaks for it. */
export type Ground = "against" | "doubtful" | "silent";
