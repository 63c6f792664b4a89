import type { MaterialLanguage } from "../language.ts";
import { GRAMMAR as de } from "./de/grammar.ts";
import { GRAMMAR as en } from "./en/grammar.ts";
import { GRAMMAR as es } from "./es/grammar.ts";
import { GRAMMAR as fr } from "./fr/grammar.ts";
import type { Grammar } from "./grammar.ts";

export const GRAMMARS: Record<MaterialLanguage, Grammar> = { en, de, fr, es };
