import type { Evidence, TracedClaim } from "../../../../server/domain/material-view.ts";
import { ModalDialog } from "../../../components/modal-dialog.tsx";
import { shownTitle } from "../../../../server/domain/material-download.ts";
import type { ListedMaterial } from "../listed-material.ts";

const SOURCES = { resume: "your resume", posting: "the posting" } as const;

export function EvidenceDialog({ material, closeHref }: { material: ListedMaterial; closeHref: string }) {
  const evidence: Evidence = material.evidence ?? { claims: [], dropped: [], notSure: [], warnings: [] };
  return (
    <ModalDialog open wide closeHref={closeHref} title="Evidence" description={shownTitle(material.title)}>
      <p className="soft small">
        As it was generated: every statement beside the line it comes from. What you change yourself is not checked.
      </p>
      {evidence.warnings.map((warning) => (
        <p key={warning} className="note">
          {warning}
        </p>
      ))}
      {evidence.claims.length === 0 ? (
        <p className="evidence-none">Nothing in this material needed a source.</p>
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
          <h3 id="dropped-title">What was dropped, and why</h3>
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
  return (
    <li>
      <p>{text}</p>
      {source ? (
        <p className="small">
          <span className="soft">{`Line ${source.line + 1} of ${SOURCES[source.from]}: `}</span>
          <mark>{source.text}</mark>
        </p>
      ) : (
        <p className="small low">No line shows it.</p>
      )}
    </li>
  );
}
