import { writeFileSync } from "node:fs";
import { requirementsPage } from "./requirements.ts";

writeFileSync(new URL("../requirements.md", import.meta.url), requirementsPage());
