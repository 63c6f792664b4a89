import type { MaterialLanguage } from "../language.ts";
import { LETTER as de } from "./de/letter.ts";
import { LETTER as en } from "./en/letter.ts";
import { LETTER as es } from "./es/letter.ts";
import { LETTER as fr } from "./fr/letter.ts";
import type { LetterPack } from "./letter-pack.ts";

export const LETTER_PACKS: Record<MaterialLanguage, LetterPack> = { en, de, fr, es };
