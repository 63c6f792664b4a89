import { Link, useLocation } from "react-router";
import { Button } from "../../components/button.tsx";
import { BRAND } from "../../../server/domain/brand.ts";
import { withParam } from "../../lib/search-params.ts";
import type { Route } from "./+types/ai-materials-design2";
import { CompanyLogo } from "./components/company-logo.tsx";
import { KindIcon, Paper } from "./components/paper.tsx";
import { IN_PLACE, oneOf } from "./demo-params.ts";
import { KINDS, type Kind, SAMPLE_COMPANIES, SAMPLE_MATERIALS, type SampleCompany } from "./sample-materials.ts";
import sheet from "../../styles/demos/cards.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export const meta: Route.MetaFunction = () => [{ title: `AI Materials: Company Cards · ${BRAND}` }];

const TABS: Record<Kind, string> = {
  resume: "Resumes",
  "cover-letter": "Cover Letters",
  interview: "Interview Prep",
};

export default function AiMaterialsDesign2() {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const kind = oneOf(KINDS, params.get("kind"));
  const companies = SAMPLE_COMPANIES.filter(({ id }) => materialOf(id, kind));
  return (
    <>
      <header className="demo-head">
        <h1>AI Materials: Company Cards</h1>
        <p className="soft">Every company is a card; open one to read what was written for it</p>
      </header>
      <nav className="tabs" aria-label="Kinds of material">
        <ul>
          {KINDS.map((tab) => (
            <li key={tab}>
              <Link to={withParam(search, "kind", tab)} aria-current={tab === kind ? "page" : undefined} {...IN_PLACE}>
                {TABS[tab]} <span className="count">{SAMPLE_MATERIALS.filter((item) => item.kind === tab).length}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ul className="demo-grid demo-cards">
        {companies.map((company) => (
          <CompanyCard
            key={company.id}
            company={company}
            kind={kind}
            isOpen={company.id === params.get("company")}
            search={search}
          />
        ))}
      </ul>
    </>
  );
}

function materialOf(companyId: string, kind: Kind) {
  return SAMPLE_MATERIALS.find((material) => material.companyId === companyId && material.kind === kind);
}

function CompanyCard({
  company: { id, name, role, place },
  kind,
  isOpen,
  search,
}: {
  company: SampleCompany;
  kind: Kind;
  isOpen: boolean;
  search: string;
}) {
  const material = materialOf(id, kind)!;
  return (
    <li className="demo-card sheet" data-open={isOpen}>
      <div className="demo-card-line">
        <CompanyLogo name={name} />
        <div>
          <h2>
            <Link to={withParam(search, "company", id)} aria-current={isOpen ? "true" : undefined} {...IN_PLACE}>
              {name}
            </Link>
          </h2>
          <p className="soft small">{`${role} · ${place}`}</p>
        </div>
      </div>
      <p className="demo-card-line">
        <KindIcon kind={kind} />
        <span>{material.title}</span>
      </p>
      <p className="soft small">{`${material.fact} · ${material.day}`}</p>
      {isOpen ? (
        <>
          <Button asChild>
            <Link to={withParam(search, "company", null)} {...IN_PLACE}>
              Close
            </Link>
          </Button>
          <Paper material={material} />
        </>
      ) : null}
    </li>
  );
}
