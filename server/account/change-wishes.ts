import { User, type UserRecord } from "../../models/user.ts";
import { priorityOf } from "../domain/tier.ts";
import { requestMatching } from "../matches/request-matching.ts";

type Wishes = NonNullable<UserRecord["wishes"]>;

const NO_WISHES: Wishes = { location: null, titles: [], remote: null, minimumPay: null };

async function change(user: UserRecord, changed: Partial<Wishes>): Promise<void> {
  const wishes = { ...NO_WISHES, ...user.wishes, ...changed };
  await User.updateOne({ _id: user._id }, { $set: { wishes } });
  if (user.activeResumeId) await requestMatching(user.activeResumeId, { priority: priorityOf(user) });
}

/** Overrides the resume's place; an empty text removes it. Matches the active resume again. */
export async function changePlace(user: UserRecord, place: string): Promise<void> {
  await change(user, { location: place || null });
}

/** Pay is in dollars a year, null where there is no wish. Matches the active resume again. */
export async function changeWishes(user: UserRecord, wishes: Omit<Wishes, "location">): Promise<void> {
  await change(user, wishes);
}
