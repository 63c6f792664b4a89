import { type InferSchemaType, Schema, type Types } from "mongoose";
import { lookSchema } from "./look.ts";
import { type Tally, tallySchema } from "./tally.ts";
import { LANGUAGES } from "../server/domain/language.ts";
import { DIGESTS } from "../server/domain/mail-choices.ts";
import { PAID_TIERS, TIERS } from "../server/domain/plans.ts";
import { MAX_PART_WEIGHT, type PartWeights, SCORE_PARTS } from "../server/domain/score-parts.ts";
import { defineModel } from "./define-model.ts";

const wishesSchema = new Schema(
  {
    location: { type: String, default: null },
    titles: { type: [String], default: [] },
    remote: { type: Boolean, default: null },
    minimumPay: { type: Number, default: null },
  },
  { _id: false },
);

const partWeightsSchema = new Schema<PartWeights>(
  Object.fromEntries(
    SCORE_PARTS.map(({ key }) => [key, { type: Number, required: true, min: 0, max: MAX_PART_WEIGHT }]),
  ),
  { _id: false },
);

/** The mails a user asked for (server/reminders/choose-mail.ts). */
const mailSchema = new Schema(
  {
    digest: { type: String, enum: DIGESTS, required: true },
    steps: { type: Boolean, required: true },
    /** Of the link that stops them. */
    seed: { type: String, required: true },
    /** When the next mail is due; null = never. */
    nextAt: { type: Date, default: null },
    digestAt: { type: Date, required: true },
    /** Matches that came after this are new. */
    newSince: { type: Date, required: true },
    /** Steps up to this day (YYYY-MM-DD) were told. */
    stepsUpTo: { type: String, required: true },
    failures: { type: Number, required: true },
    language: { type: String, enum: LANGUAGES, default: LANGUAGES[0] },
  },
  { _id: false },
);

const storageSchema = new Schema(
  {
    files: { type: Number, default: 0 },
    bytes: { type: Number, default: 0 },
    reservedAt: { type: Date, default: () => new Date(0) },
  },
  { _id: false },
);

const planGrantSchema = new Schema(
  {
    paymentId: { type: Schema.Types.ObjectId, required: true },
    planId: { type: String, enum: PAID_TIERS, required: true },
    paidAt: { type: Date, required: true },
    until: { type: Date, required: true },
    /** The day of the month that renewals keep to: 31 January, 28 February, 31 March. */
    anchorDay: { type: Number, required: true },
    endedAt: { type: Date, default: null },
  },
  { _id: false },
);

const userSchema = new Schema({
  issuer: { type: String, required: true },
  subject: { type: String, required: true },
  email: { type: String, required: true },
  emailVerified: { type: Boolean, required: true, default: false },
  firstName: { type: String, default: null },
  lastName: { type: String, default: null },
  profileImageUrl: { type: String, default: null },
  isAdminGranted: { type: Boolean, required: true, default: false },
  subscriptionTier: { type: String, enum: TIERS, required: true, default: "free" },
  subscriptionStatus: { type: String, required: true, default: "active" },
  /** Null on a paid plan means that it never lapses. */
  paidUntil: { type: Date, default: null },
  /** Stored beside the plan, so that one atomic update counts a payment once. */
  planGrants: { type: [planGrantSchema], required: true, default: [] },
  /** Raised with every plan change, so that a change decided on an older plan is rejected. */
  planRevision: { type: Number, required: true, default: 0 },
  persona: { type: String, enum: [...TIERS, "admin", null], default: null },
  activeResumeId: { type: Schema.Types.ObjectId, default: null },
  storage: { type: storageSchema, required: true, default: () => ({}) },
  wishes: { type: wishesSchema, default: null },
  look: { type: lookSchema, default: null },
  /** The user's own weights of the parts of the score; kept, but not applied, when the plan does not include them. */
  partWeights: { type: partWeightsSchema, default: null },
  arePartWeightsApplied: { type: Boolean, default: false },
  /** Of the secret address of the calendar (server/reminders/calendar-address.ts); null = there is none. */
  calendarSeed: { type: String, default: null },
  calendarLanguage: { type: String, enum: LANGUAGES, default: LANGUAGES[0] },
  mail: { type: mailSchema, default: null },
  tally: { type: tallySchema, default: null },
  tallyHeldUntil: { type: Date, default: null },
  demoPreparedAt: { type: Date, default: null },
  demoClaimedAt: { type: Date, default: null },
  createdAt: { type: Date, required: true, default: () => new Date() },
});

// The e-mail address is no key: two subjects may share it.
userSchema.index({ issuer: 1, subject: 1 }, { unique: true });
userSchema.index({ email: 1, _id: 1 });
userSchema.index({ subscriptionTier: 1, email: 1, _id: 1 });
userSchema.index({ subscriptionTier: 1, _id: 1 });
userSchema.index({ subscriptionStatus: 1, email: 1, _id: 1 });
userSchema.index({ subscriptionStatus: 1, _id: 1 });
userSchema.index({ subscriptionStatus: 1, subscriptionTier: 1, paidUntil: 1 });
userSchema.index({ "mail.nextAt": 1 });
userSchema.index({ paidUntil: 1 }, { partialFilterExpression: { arePartWeightsApplied: true } });

export type PlanGrant = InferSchemaType<typeof planGrantSchema>;
export type UserFields = Omit<InferSchemaType<typeof userSchema>, "planGrants" | "tally"> & {
  planGrants: PlanGrant[];
  tally?: Tally | null;
};
export type UserRecord = UserFields & { _id: Types.ObjectId };
export type SubscriptionTier = UserFields["subscriptionTier"];

export const User = defineModel<UserFields>("User", userSchema);
