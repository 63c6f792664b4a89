import type { Types } from "mongoose";
import { AccountMove, type AccountMoveRecord } from "../../../models/account-move.ts";
import { counted } from "../../domain/counted.ts";
import type { TakenIn } from "./take-in-account.ts";

export type MoveView = {
  state: AccountMoveRecord["state"];
  done: number;
  all: number;
  /** What was taken in, or why it failed; empty while it is under way. */
  told: string;
};

function tellTakenIn({ resumes, materials, applications, withoutFile, left }: TakenIn): string {
  const isNothingNew = resumes + materials + applications === 0;
  return [
    isNothingNew ? "All of it was here already." : "",
    resumes > 0 ? `${counted(resumes, "resume")} taken in.` : "",
    materials > 0 ? `${counted(materials, "material")} taken in.` : "",
    applications > 0 ? `${counted(applications, "application")} taken in.` : "",
    withoutFile > 0 ? `${counted(withoutFile, "resume")} came without a file; the text stands for it.` : "",
    left > 0 ? `${counted(left, "entry", "entries")} did not fit into your plan or the limits here.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

const NOTHING: TakenIn = { resumes: 0, materials: 0, applications: 0, withoutFile: 0, left: 0 };

export function takenOf({ taken }: Pick<AccountMoveRecord, "taken">): TakenIn {
  const { resumes, materials, applications, withoutFile, left } = taken ?? NOTHING;
  return { resumes, materials, applications, withoutFile, left };
}

function toldOf(move: AccountMoveRecord): string {
  if (move.state === "done") return tellTakenIn(takenOf(move));
  return move.state === "failed" ? (move.failure ?? "") : "";
}

/** How the taking in of an account stands, for a week after its end; null where there is none. */
export async function findMove(ownerId: Types.ObjectId): Promise<MoveView | null> {
  const move = await AccountMove.findById(ownerId).lean();
  return move && { state: move.state, done: move.done, all: move.all, told: toldOf(move) };
}
