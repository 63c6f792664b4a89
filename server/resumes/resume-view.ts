/** A resume of the list, as GET /api/resumes answers it. */
export type ResumeView = {
  id: string;
  name: string;
  filename: string;
  /** ISO date. */
  uploadedAt: string;
  isActive: boolean;
  skills: string[];
  experience: string;
  education: string;
  content: string;
  optimizationScore?: number;
  applicationCount: number;
};

/** A resume tailored for a job that is the active one, and the uploaded one it was made from. */
export type ActiveVariant = { id: string; name: string; originalId: string };

/** An uploaded resume as the dashboard lists it. */
export type ListedVersion = Pick<ResumeView, "id" | "name" | "uploadedAt" | "isActive" | "applicationCount"> & {
  /** What its newest job was called; null = no line says so. */
  jobTitle: string | null;
};
