import { Form, Link, useLocation, useSubmit } from "react-router";
import { TextField } from "../../components/text-field.tsx";
import { Button } from "../../components/button.tsx";
import type { Route } from "./+types/ai-materials-design3";
import { KindIcon, Paper } from "./components/paper.tsx";
import { IN_PLACE, oneOf } from "./demo-params.ts";
import { DemoHead } from "./components/demo-head.tsx";
import { useDemoTexts } from "./demo-texts.ts";
import { DAYS, KINDS, type Kind, SAMPLE_COMPANIES } from "./sample-materials.ts";
import { type SampleMaterial, useSampleMaterials } from "./shown-samples.ts";
import sheet from "../../styles/demos/timeline.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export const handle = { texts: ["samples"] };

// It names itself, in the language of its texts.
export const meta: Route.MetaFunction = () => [];

/** Named by the specification, as are All Companies and All Types. */
const TYPE_LABELS: Record<Kind, string> = {
  resume: "AI Resumes",
  "cover-letter": "Cover Letters",
  interview: "Interview Prep",
};

const KIND_NAMES = { resume: "resume", "cover-letter": "letter", interview: "guide" } as const;

type Filters = { text: string; company: string; type: "" | Kind };

function parseFilters(search: string): Filters {
  const params = new URLSearchParams(search);
  return {
    text: params.get("q") ?? "",
    company: SAMPLE_COMPANIES.find(({ id }) => id === params.get("company"))?.id ?? "",
    type: oneOf(["", ...KINDS], params.get("type")),
  };
}

function find(materials: SampleMaterial[], { text, company, type }: Filters): SampleMaterial[] {
  const wanted = text.trim().toLowerCase();
  return materials.filter(
    (material) =>
      (company === "" || material.companyId === company) &&
      (type === "" || material.kind === type) &&
      [material.title, ...material.lines].join("\n").toLowerCase().includes(wanted),
  );
}

export default function AiMaterialsDesign3() {
  const filters = parseFilters(useLocation().search);
  const { timeline: texts } = useDemoTexts();
  const found = find(useSampleMaterials(), filters);
  return (
    <>
      <DemoHead title={texts.title} lead={texts.lead} />
      <FilterForm filters={filters} />
      <p className="demo-found soft small" role="status">
        {texts.found(found.length)}
      </p>
      {found.length === 0 ? (
        <div className="empty sheet">
          <h2>{texts.nothing}</h2>
          <p>{texts.noneFits}</p>
          <Button asChild>
            <Link to="?" {...IN_PLACE}>
              {texts.showAll}
            </Link>
          </Button>
        </div>
      ) : (
        DAYS.map((day) => <Day key={day} materials={found.filter((material) => material.day === day)} />)
      )}
    </>
  );
}

function FilterForm({ filters: { text, company, type } }: { filters: Filters }) {
  const submit = useSubmit();
  const { timeline: texts } = useDemoTexts();
  const { key, state } = useLocation();
  const formKey = (state as { form?: string } | null)?.form ?? key;
  return (
    <Form
      key={formKey}
      className="filters"
      role="search"
      onChange={(event) => void submit(event.currentTarget, { ...IN_PLACE, state: { form: formKey } })}
      state={{ form: formKey }}
      {...IN_PLACE}
    >
      <TextField type="search" name="q" aria-label={texts.search} placeholder={texts.searchText} defaultValue={text} />
      <select className="select" name="company" aria-label={texts.company} defaultValue={company}>
        <option value="">All Companies</option>
        {SAMPLE_COMPANIES.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <select className="select" name="type" aria-label={texts.type} defaultValue={type}>
        <option value="">All Types</option>
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {TYPE_LABELS[kind]}
          </option>
        ))}
      </select>
      <Button type="submit" className="without-script">
        {texts.apply}
      </Button>
    </Form>
  );
}

function Day({ materials }: { materials: SampleMaterial[] }) {
  const { timeline: texts } = useDemoTexts();
  const name = materials[0]?.dayName;
  if (name === undefined) return null;
  return (
    <section className="demo-day" aria-label={name}>
      <h2>{name}</h2>
      <ol>
        {materials.map((material) => (
          <li key={material.id}>
            <span className="demo-dot">
              <KindIcon kind={material.kind} />
            </span>
            <details className="sheet">
              <summary>
                {material.title}
                <br />
                <span className="soft small">{`${texts[KIND_NAMES[material.kind]]} · ${material.fact}`}</span>
              </summary>
              <Paper material={material} />
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
