import { z } from "zod";

const MAX_TITLE_LENGTH = 10_000; // bounds of storage, not of taste: edits are taken as typed
const MAX_CONTENT_LENGTH = 50_000;

const title = z.string("title must be a text.").max(MAX_TITLE_LENGTH, "This title is too long.");
const content = z.string("content must be a text.").max(MAX_CONTENT_LENGTH, "This text is too long.");

export const MaterialTitleSchema = z.object({ title });

export const LetterChangeSchema = z.object({ title: title.optional(), content: content.optional() });
