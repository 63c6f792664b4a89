/** A resume of the list, as GET /api/resumes answers it (EN-02). */
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
