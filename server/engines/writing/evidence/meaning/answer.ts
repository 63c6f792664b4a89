export type Answer = "borne out" | "not borne out" | "not sure";
