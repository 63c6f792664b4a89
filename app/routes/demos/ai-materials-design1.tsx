import { Link, useLocation } from "react-router";
import { withParam } from "../../lib/search-params.ts";
import type { Route } from "./+types/ai-materials-design1";
import { CompanyLogo } from "./components/company-logo.tsx";
import { KindIcon, Paper } from "./components/paper.tsx";
import { IN_PLACE } from "./demo-params.ts";
import { DemoHead } from "./components/demo-head.tsx";
import { useDemoTexts } from "./demo-texts.ts";
import { useSampleCompanies, useSampleMaterials } from "./shown-samples.ts";
import { ScreenStyles } from "../../components/screen-styles.tsx";
import styles from "../../styles/materials.css?url";
import sheet from "../../styles/demos/desk.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export const handle = { texts: ["samples"] };

// It names itself, in the language of its texts.
export const meta: Route.MetaFunction = () => [];

export default function AiMaterialsDesign1() {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const { desk: texts } = useDemoTexts();
  const companies = useSampleCompanies();
  const all = useSampleMaterials();
  const company = companies.find(({ id }) => id === params.get("company")) ?? companies[0]!;
  const materials = all.filter(({ companyId }) => companyId === company.id);
  const shown = materials.find(({ id }) => id === params.get("sheet")) ?? materials[0]!;
  return (
    <>
      <ScreenStyles href={styles} />
      <DemoHead title={texts.title} lead={texts.lead} />
      <div className="demo-desk sheet">
        <nav className="companies" aria-label={texts.companies}>
          <h2 className="label">{texts.companyCount(companies.length)}</h2>
          <ul>
            {companies.map(({ id, name, role }) => (
              <li key={id}>
                <Link
                  to={withParam("", "company", id)}
                  aria-current={id === company.id ? "true" : undefined}
                  {...IN_PLACE}
                >
                  <CompanyLogo name={name} />
                  <span>
                    {name}
                    <br />
                    <span className="soft small">{role}</span>
                  </span>
                  <span className="count">
                    {all.filter(({ companyId }) => companyId === id).length}
                    <span className="visually-hidden">{` ${texts.materials}`}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav className="companies" aria-label={texts.materialsFor(company.name)}>
          <h2 className="label">{`${company.role} · ${company.place}`}</h2>
          <ul>
            {materials.map((material) => (
              <li key={material.id}>
                <Link
                  to={withParam(withParam("", "company", company.id), "sheet", material.id)}
                  aria-current={material === shown ? "true" : undefined}
                  {...IN_PLACE}
                >
                  <KindIcon kind={material.kind} />
                  <span>
                    {material.title}
                    <br />
                    <span className="soft small">{`${material.fact} · ${material.dayName}`}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <article className="demo-reading" aria-labelledby="sheet-title">
          <h3 id="sheet-title">{shown.title}</h3>
          <Paper material={shown} />
        </article>
      </div>
    </>
  );
}
