import { z } from "zod";

export const MovedFileSchema = z.object({ file: z.file("Please choose the ZIP of your account.") });
