import type { Evidence, TracedClaim } from "../../../../server/domain/material-view.ts";
import { Badge } from "../../../components/badge.tsx";
import { ModalDialog } from "../../../components/modal-dialog.tsx";
import { shownTitle } from "../../../../server/domain/material-download.ts";
import type { ListedMaterial } from "../listed-material.ts";
import { Questions } from "./questions.tsx";
import { useMaterialTexts } from "../material-texts.ts";

type EvidenceDialogProps = { material: ListedMaterial; closeHref: string; returnTo: string };

export function EvidenceDialog({ material, closeHref, returnTo }: EvidenceDialogProps) {
  const texts = useMaterialTexts();
  const evidence: Evidence = material.evidence ?? { claims: [], dropped: [], notSure: [], warnings: [] };
  return (
    <ModalDialog open wide closeHref={closeHref} title={texts.evidence} description={shownTitle(material.title)}>
      <p className="soft small">{texts.evidenceIs}</p>
      {evidence.warnings.map((warning) => (
        <p key={warning} className="note">
          {warning}
        </p>
      ))}
      {material.questions.length > 0 ? (
        <section className="asked" aria-labelledby="asked-title">
          <h3 id="asked-title">{texts.onlyYouKnow}</h3>
          <Questions questions={material.questions} materialId={material.id} returnTo={returnTo} />
        </section>
      ) : null}
      {evidence.claims.length === 0 ? (
        <p className="evidence-none">{texts.nothingToSource}</p>
      ) : (
        <ol className="claims">
          {evidence.claims.map((claim, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a claim may be made twice, and the list never moves
            <Claim key={index} claim={claim} />
          ))}
        </ol>
      )}
      {evidence.dropped.length > 0 ? (
        <section className="dropped" aria-labelledby="dropped-title">
          <h3 id="dropped-title">{texts.whatWasDropped}</h3>
          <ul>
            {evidence.dropped.map(({ text, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={index}>
                <del>{text}</del>
                <p className="small">{reason}</p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </ModalDialog>
  );
}

function Claim({ claim: { text, source } }: { claim: TracedClaim }) {
  const texts = useMaterialTexts();
  return (
    <li>
      <p>{text}</p>
      {source ? (
        <p className="small">
          {source.from === "you" ? (
            <Badge>Your word</Badge>
          ) : (
            <span className="soft">
              {source.from === "resume" ? texts.lineOfResume(source.line + 1) : texts.lineOfPosting(source.line + 1)}
            </span>
          )}{" "}
          <mark>{source.text}</mark>
        </p>
      ) : (
        <p className="small low">{texts.noLine}</p>
      )}
    </li>
  );
}
