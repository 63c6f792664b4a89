import { Link, useLocation } from "react-router";
import { Button } from "../../components/button.tsx";
import { withParam } from "../../lib/search-params.ts";
import type { Route } from "./+types/ai-materials-design2";
import { CompanyLogo } from "./components/company-logo.tsx";
import { KindIcon, Paper } from "./components/paper.tsx";
import { IN_PLACE, oneOf } from "./demo-params.ts";
import { DemoHead } from "./components/demo-head.tsx";
import { useDemoTexts } from "./demo-texts.ts";
import { KINDS } from "./sample-materials.ts";
import { type SampleMaterial, type ShownCompany, useSampleCompanies, useSampleMaterials } from "./shown-samples.ts";
import sheet from "../../styles/demos/cards.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export const handle = { texts: ["samples"] };

// It names itself, in the language of its texts.
export const meta: Route.MetaFunction = () => [];

const TABS = { resume: "resumes", "cover-letter": "letters", interview: "guides" } as const;

export default function AiMaterialsDesign2() {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const kind = oneOf(KINDS, params.get("kind"));
  const { cards: texts } = useDemoTexts();
  const companies = useSampleCompanies();
  const materials = useSampleMaterials();
  const materialOf = (company: string) => materials.find((each) => each.companyId === company && each.kind === kind);
  return (
    <>
      <DemoHead title={texts.title} lead={texts.lead} />
      <nav className="tabs" aria-label={texts.kinds}>
        <ul>
          {KINDS.map((tab) => (
            <li key={tab}>
              <Link to={withParam(search, "kind", tab)} aria-current={tab === kind ? "page" : undefined} {...IN_PLACE}>
                {texts[TABS[tab]]} <span className="count">{materials.filter((item) => item.kind === tab).length}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ul className="demo-grid">
        {companies.map((company) => {
          const material = materialOf(company.id);
          const isOpen = company.id === params.get("company");
          return material ? (
            <CompanyCard key={company.id} company={company} material={material} isOpen={isOpen} search={search} />
          ) : null;
        })}
      </ul>
    </>
  );
}

function CompanyCard({
  company: { id, name, role, place },
  material,
  isOpen,
  search,
}: {
  company: ShownCompany;
  material: SampleMaterial;
  isOpen: boolean;
  search: string;
}) {
  const { cards: texts } = useDemoTexts();
  return (
    <li className="demo-card sheet">
      <div className="row">
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
      <p className="row">
        <KindIcon kind={material.kind} />
        <span>{material.title}</span>
      </p>
      <p className="soft small">{`${material.fact} · ${material.dayName}`}</p>
      {isOpen ? (
        <>
          <Paper material={material} />
          <Button asChild>
            <Link to={withParam(search, "company", null)} {...IN_PLACE}>
              {texts.close}
            </Link>
          </Button>
        </>
      ) : null}
    </li>
  );
}
