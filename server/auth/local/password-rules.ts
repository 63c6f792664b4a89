import { dictionary } from "@zxcvbn-ts/language-common";
import { MAX_PASSWORD_CHARACTERS, MIN_PASSWORD_CHARACTERS } from "../../domain/person.ts";

const COMMONEST = 10_000;
const LEAST_WORD_CHARACTERS = 4;

const commonest = new Set(dictionary["passwords-common"].slice(0, COMMONEST));

/** The same password typed on different keyboards must be the same bytes. */
export function normalPassword(typed: string): string {
  return typed.normalize("NFKC");
}

/** A sentence that says what is wrong with a new password; null when it may be used. */
export function passwordProblem(typed: string, email: string): string | null {
  const password = normalPassword(typed);
  const length = [...password].length;
  if (length < MIN_PASSWORD_CHARACTERS) {
    return `Use at least ${MIN_PASSWORD_CHARACTERS} characters. A few words in a row are easy to keep in mind.`;
  }
  if (length > MAX_PASSWORD_CHARACTERS) return `Use at most ${MAX_PASSWORD_CHARACTERS} characters.`;
  if (isCommon(password)) return "This is one of the commonest passwords, or nearly. Choose one that is yours alone.";
  if (isAddress(password, email)) return "This is your e-mail address, or nearly. Choose something nobody can guess.";
  return null;
}

/** Also one that was only stretched to the length: repeated, or with digits and signs around it. */
function isCommon(password: string): boolean {
  const plain = password.toLowerCase();
  if (commonest.has(plain)) return true;
  const word = withoutEdges(plain);
  if (word.length < LEAST_WORD_CHARACTERS) return true;
  return commonest.has(repeatedPart(word)) || commonest.has(repeatedPart(plain));
}

function isAddress(password: string, email: string): boolean {
  const plain = withoutEdges(password.toLowerCase());
  const address = email.toLowerCase();
  const [name = ""] = address.split("@");
  return plain === address || (name.length >= LEAST_WORD_CHARACTERS && plain === withoutEdges(name));
}

function withoutEdges(text: string): string {
  const letters = [...text].map((character) => /\p{L}/u.test(character));
  const from = letters.indexOf(true);
  return from < 0 ? "" : [...text].slice(from, letters.lastIndexOf(true) + 1).join("");
}

/** `monkey` of `monkeymonkey`; a text that repeats nothing is its own part. */
function repeatedPart(text: string): string {
  const at = (text + text).indexOf(text, 1);
  return text.slice(0, at);
}
