import type { MaterialLanguage } from "../language.ts";
import { STATED as de } from "./de/stated.ts";
import { STATED as en } from "./en/stated.ts";
import { STATED as es } from "./es/stated.ts";
import { STATED as fr } from "./fr/stated.ts";
import type { StatedPack } from "./stated-pack.ts";

export const STATED_PACKS: Record<MaterialLanguage, StatedPack> = { en, de, fr, es };
