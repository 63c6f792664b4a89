import { Session } from "../../../models/session.ts";

/** Sessions begun before switching was possible hold no sign-in time; it was when they were made. */
export async function sessionsKnowTheirSignIn(): Promise<void> {
  const old = Session.find({ signedInAt: null }).select({ createdAt: 1 }).lean().cursor();
  for await (const { _id, createdAt } of old) {
    await Session.updateOne({ _id, signedInAt: null }, { $set: { signedInAt: createdAt } });
  }
}
