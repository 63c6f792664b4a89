import { data } from "react-router";
import type { UserRecord } from "../../../models/user.ts";
import { Refusal } from "../../../server/http/errors.ts";
import {
  requireAiResume,
  requireCoverLetter,
  requireInterview,
  toAiResumeView,
  toCoverLetterView,
  toInterviewView,
} from "../../../server/materials/find-materials.ts";
import { type Material, materialFile } from "../../lib/material-file.ts";
import { requireKind } from "./material-kind.ts";
import { contentDisposition } from "../../../server/http/content-disposition.ts";
import { requireUser } from "../../middleware/require-user.ts";
import { requireSignedIn } from "../../middleware/session.ts";
import type { Route } from "./+types/download";

export const middleware: Route.MiddlewareFunction[] = [requireUser];

async function findMaterial(user: UserRecord, { kind, id }: { kind: string; id: string }): Promise<Material> {
  switch (requireKind(kind)) {
    case "resume":
      return { kind: "resume", ...toAiResumeView(await requireAiResume(user._id, id)) };
    case "cover-letter":
      return { kind: "cover-letter", ...toCoverLetterView(await requireCoverLetter(user._id, id)) };
    case "interview":
      return { kind: "interview", ...toInterviewView(await requireInterview(user._id, id)) };
  }
}

/** The same bytes as the file that the browser makes (DEC-67). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { user } = requireSignedIn(context);
  const material = await findMaterial(user, params).catch((error: unknown) => {
    throw error instanceof Refusal ? data(null, { status: error.status }) : error;
  });
  const { filename, content } = materialFile(material);
  return new Response(content, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Disposition": contentDisposition(filename),
      "Cache-Control": "private, no-store",
    },
  });
}
