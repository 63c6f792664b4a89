import type { MyResumeView } from "../../../server/resumes/find-my-resumes.ts";

/** `uploadedAgo` is said where the page is made: what says it is as much code as the rest of the screen. */
export type ListedResume = MyResumeView & { uploadedAgo: string | null };
