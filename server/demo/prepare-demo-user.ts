import { User, type UserRecord } from "../../models/user.ts";
import { logger } from "../http/logger.ts";
import { waitForMatches } from "../matching/wait-for-matches.ts";
import { uploadResume } from "../resumes/upload-resume.ts";
import { makeSampleResumeDocx, SAMPLE_RESUME } from "./sample-resume.ts";

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/**
 * Gives `Pro Demo` and `Premium Demo` their sample data at the first sign-in, made by the product's own verbs
 * (DEC-19). Later sign-ins, and everybody else, get nothing.
 */
export async function prepareDemoUser(user: UserRecord): Promise<void> {
  if (user.persona !== "pro" && user.persona !== "premium") return;
  const claimed = await User.updateOne(
    { _id: user._id, demoPreparedAt: null },
    { $set: { demoPreparedAt: new Date() } },
  );
  if (claimed.modifiedCount === 0) return;
  try {
    const file = {
      filename: "sample-resume.docx",
      mediaType: DOCX,
      bytes: new Uint8Array(await makeSampleResumeDocx()),
    };
    const resume = await uploadResume(user._id, file, { name: SAMPLE_RESUME.headline, priority: true });
    await waitForMatches(resume._id);
  } catch (error) {
    // Signing in matters more than the sample: it is made at the next sign-in.
    logger.error({ err: error }, "sample data failed");
    await User.updateOne({ _id: user._id }, { $set: { demoPreparedAt: null } });
  }
}
