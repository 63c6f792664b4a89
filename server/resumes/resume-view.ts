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

export type ActiveVariant = { id: string; name: string; originalId: string };

export type ListedVersion = Pick<ResumeView, "id" | "name" | "uploadedAt" | "isActive" | "applicationCount"> & {
  /** What its newest job was called; null = no line says so. */
  jobTitle: string | null;
};
