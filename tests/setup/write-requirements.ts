import { writeFileSync } from "node:fs";
import { findRequirements, requirementsPage } from "./requirements.ts";

writeFileSync(new URL("../requirements.md", import.meta.url), requirementsPage(findRequirements()));
