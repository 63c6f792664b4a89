import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "../../../components/button.tsx";
import { Facts } from "../../../components/facts.tsx";
import { shownTitle } from "../../../../server/domain/material-download.ts";
import { viewerSearch } from "../../resumes/viewer-params.ts";
import type { ListedInterview, ListedLetter, ListedMaterial, ListedResume, ScreenProps } from "../listed-material.ts";
import { letterSearch } from "../materials-params.ts";
import { DocumentLinks, DownloadLink } from "./download-link.tsx";
import { AuthorLine } from "./author-line.tsx";
import { EvidenceLine } from "./evidence-line.tsx";
import { OpenQuestions } from "./open-questions.tsx";
import { InterviewBody } from "./interview-body.tsx";
import { MaterialMenu } from "./material-menu.tsx";
import { useMaterialTexts } from "../material-texts.ts";

type CardProps = {
  material: ListedMaterial;
  search: string;
  returnTo: string;
  fact?: string;
  say?: (ago: string) => string;
  actions: ReactNode;
  children?: ReactNode;
};

function Card({ material, search, returnTo, fact, say = (ago) => ago, actions, children }: CardProps) {
  const { createdAt, createdAgo } = material;
  const titleId = `material-${material.id}`;
  return (
    <article className="material sheet" aria-labelledby={titleId}>
      <div className="material-head">
        <div>
          <h3 id={titleId}>{shownTitle(material.title)}</h3>
          <Facts className="soft small">
            {fact ? <span>{fact}</span> : null}
            {createdAgo === null ? null : <time dateTime={createdAt}>{say(createdAgo)}</time>}
          </Facts>
        </div>
        <div className="material-actions">{actions}</div>
      </div>
      <EvidenceLine material={material} search={search} />
      <OpenQuestions material={material} returnTo={returnTo} />
      <AuthorLine material={material} returnTo={returnTo} />
      {material.kind === "resume" ? null : <DocumentLinks material={material} />}
      {children}
    </article>
  );
}

export function ResumeCard({ material, search, returnTo }: { material: ListedResume } & ScreenProps) {
  return (
    <Card
      material={material}
      search={search}
      returnTo={returnTo}
      fact={`${material.matchScore}% match score`}
      actions={
        <>
          <Button asChild>
            <Link to={viewerSearch(search, { id: material.originalResumeId })} preventScrollReset>
              View
            </Link>
          </Button>
          <MaterialMenu material={material} editLabel="Edit Title" search={search} returnTo={returnTo}>
            <Link to={viewerSearch(search, { id: material.variantId, tab: "changes" })} preventScrollReset>
              View Tailored Resume
            </Link>
          </MaterialMenu>
        </>
      }
    />
  );
}

export function LetterCard({ material, search, returnTo }: { material: ListedLetter } & ScreenProps) {
  const count = material.keyHighlights.length;
  const viewer = letterSearch(search, material.id);
  return (
    <Card
      material={material}
      search={search}
      returnTo={returnTo}
      fact={`${count} key ${count === 1 ? "highlight" : "highlights"}`}
      actions={
        <>
          <Button asChild>
            <Link to={viewer} preventScrollReset>
              View
            </Link>
          </Button>
          <Button asChild>
            <DownloadLink material={material} />
          </Button>
          <MaterialMenu material={material} editLabel="Edit" search={search} returnTo={returnTo}>
            <Link to={viewer} preventScrollReset>
              View Full Letter
            </Link>
          </MaterialMenu>
        </>
      }
    />
  );
}

export function InterviewCard({
  material,
  canPractise,
  search,
  returnTo,
}: { material: ListedInterview; canPractise: boolean } & ScreenProps) {
  const texts = useMaterialTexts();
  return (
    <Card
      material={material}
      search={search}
      returnTo={returnTo}
      say={texts.created}
      actions={
        <>
          <Button asChild>
            <DownloadLink material={material} />
          </Button>
          <MaterialMenu material={material} editLabel="Edit Title" search={search} returnTo={returnTo} />
        </>
      }
    >
      <InterviewBody interview={material} canPractise={canPractise} search={search} />
    </Card>
  );
}
