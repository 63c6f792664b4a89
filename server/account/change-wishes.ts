import { z } from "zod";
import { PAY_SENTENCE, readYearlyPay } from "../domain/yearly-pay.ts";
import { User, type UserRecord } from "../../models/user.ts";
import { priorityOf } from "../domain/tier.ts";
import { Refusal } from "../http/errors.ts";
import { requestMatching } from "../matches/request-matching.ts";

const MAX_PLACE_LENGTH = 100;
const MAX_TITLES = 10;
const MAX_TITLE_LENGTH = 100;

const PlaceSchema = z
  .string({ error: "Please enter a place." })
  .transform((text) => text.replace(/\p{Cc}+/gu, " ").trim())
  .pipe(z.string().max(MAX_PLACE_LENGTH, `A place has at most ${MAX_PLACE_LENGTH} characters.`));

const REMOTE = { any: null, yes: true, no: false } as const;

const WishesSchema = z.object({
  titles: z
    .string()
    .transform((text) => [...new Set(text.split(/\r\n|\r|\n/).map((line) => line.replace(/\s+/g, " ").trim()))])
    .transform((titles) => titles.filter((title) => title !== ""))
    .pipe(
      z
        .array(z.string().max(MAX_TITLE_LENGTH, `A job title has at most ${MAX_TITLE_LENGTH} characters.`))
        .max(MAX_TITLES, `Please enter at most ${MAX_TITLES} job titles.`),
    ),
  remote: z.enum(["any", "yes", "no"]).transform((choice) => REMOTE[choice]),
  minimumPay: z
    .string()
    .transform(readYearlyPay)
    .pipe(z.number({ error: PAY_SENTENCE }).nullable()),
});

type Wishes = NonNullable<UserRecord["wishes"]>;

const NO_WISHES: Wishes = { location: null, titles: [], remote: null, minimumPay: null };

async function change(user: UserRecord, changed: Partial<Wishes>): Promise<void> {
  const wishes = { ...NO_WISHES, ...user.wishes, ...changed };
  await User.updateOne({ _id: user._id }, { $set: { wishes } });
  if (user.activeResumeId) await requestMatching(user.activeResumeId, { priority: priorityOf(user) });
}

function refuse(error: z.ZodError): never {
  throw new Refusal("invalid", error.issues[0]?.message ?? "Please check what you entered.");
}

/** Overrides the resume's place; an empty text removes it. Matches again. Throws Refusal (invalid). */
export async function changePlace(user: UserRecord, place: unknown): Promise<void> {
  const parsed = PlaceSchema.safeParse(place);
  if (!parsed.success) refuse(parsed.error);
  await change(user, { location: parsed.data || null });
}

/** Matches the active resume again. Throws Refusal (invalid). */
export async function changeWishes(user: UserRecord, input: unknown): Promise<void> {
  const parsed = WishesSchema.safeParse(input);
  if (!parsed.success) refuse(parsed.error);
  await change(user, parsed.data);
}
