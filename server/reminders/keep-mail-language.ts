import type { Types } from "mongoose";
import { User } from "../../models/user.ts";
import type { Language } from "../domain/language.ts";

/** E-mails follow the language that their reader chose last; who asked for none keeps none. */
export async function keepMailLanguage(userId: Types.ObjectId, language: Language): Promise<void> {
  await User.updateOne({ _id: userId, mail: { $ne: null } }, { $set: { "mail.language": language } });
}
