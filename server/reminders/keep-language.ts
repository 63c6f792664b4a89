import type { Types } from "mongoose";
import { User } from "../../models/user.ts";
import type { Language } from "../domain/language.ts";

/** E-mails and the calendar follow the language that their reader chose last; who asked for no e-mails keeps none. */
export async function keepLanguage(userId: Types.ObjectId, language: Language): Promise<void> {
  await User.updateOne({ _id: userId }, { $set: { calendarLanguage: language } });
  await User.updateOne({ _id: userId, mail: { $ne: null } }, { $set: { "mail.language": language } });
}
