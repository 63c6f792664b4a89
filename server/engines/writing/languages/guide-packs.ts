import type { MaterialLanguage } from "../language.ts";
import { GUIDE as de } from "./de/guide.ts";
import { GUIDE as en } from "./en/guide.ts";
import { GUIDE as es } from "./es/guide.ts";
import { GUIDE as fr } from "./fr/guide.ts";
import type { GuidePack } from "./guide-pack.ts";

export const GUIDE_PACKS: Record<MaterialLanguage, GuidePack> = { en, de, fr, es };
