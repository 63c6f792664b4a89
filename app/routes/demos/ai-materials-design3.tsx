import { Form, Link, useLocation, useSubmit } from "react-router";
import { TextField } from "../../components/text-field.tsx";
import { Button } from "../../components/button.tsx";
import { BRAND } from "../../../server/domain/brand.ts";
import type { Route } from "./+types/ai-materials-design3";
import { KindIcon, Paper } from "./components/paper.tsx";
import { IN_PLACE, oneOf } from "./demo-params.ts";
import { DAYS, KINDS, type Kind, SAMPLE_COMPANIES, SAMPLE_MATERIALS, type SampleMaterial } from "./sample-materials.ts";
import sheet from "../../styles/demos/timeline.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export const meta: Route.MetaFunction = () => [{ title: `AI Materials: Timeline · ${BRAND}` }];

const TYPE_LABELS: Record<Kind, string> = {
  resume: "AI Resumes",
  "cover-letter": "Cover Letters",
  interview: "Interview Prep",
};

const KIND_NAMES: Record<Kind, string> = {
  resume: "AI resume",
  "cover-letter": "Cover letter",
  interview: "Interview guide",
};

type Filters = { text: string; company: string; type: "" | Kind };

function parseFilters(search: string): Filters {
  const params = new URLSearchParams(search);
  return {
    text: params.get("q") ?? "",
    company: SAMPLE_COMPANIES.find(({ id }) => id === params.get("company"))?.id ?? "",
    type: oneOf(["", ...KINDS], params.get("type")),
  };
}

function find({ text, company, type }: Filters): SampleMaterial[] {
  const wanted = text.trim().toLowerCase();
  return SAMPLE_MATERIALS.filter(
    (material) =>
      (company === "" || material.companyId === company) &&
      (type === "" || material.kind === type) &&
      [material.title, ...material.lines].join("\n").toLowerCase().includes(wanted),
  );
}

export default function AiMaterialsDesign3() {
  const filters = parseFilters(useLocation().search);
  const found = find(filters);
  return (
    <>
      <header className="demo-head">
        <h1>AI Materials: Timeline</h1>
        <p className="soft">Everything that was written, newest first</p>
      </header>
      <FilterForm filters={filters} />
      <p className="demo-found soft small" role="status">
        {found.length === 1 ? "1 material" : `${found.length} materials`}
      </p>
      {found.length === 0 ? (
        <div className="empty sheet">
          <h2>Nothing found</h2>
          <p>No sample material fits this text, company and type.</p>
          <Button asChild>
            <Link to="?" {...IN_PLACE}>
              Show everything
            </Link>
          </Button>
        </div>
      ) : (
        DAYS.map((day) => <Day key={day} day={day} materials={found.filter((material) => material.day === day)} />)
      )}
    </>
  );
}

function FilterForm({ filters: { text, company, type } }: { filters: Filters }) {
  const submit = useSubmit();
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
      <TextField type="search" name="q" aria-label="Search" placeholder="Search text" defaultValue={text} />
      <select className="select" name="company" aria-label="Company" defaultValue={company}>
        <option value="">All Companies</option>
        {SAMPLE_COMPANIES.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <select className="select" name="type" aria-label="Type" defaultValue={type}>
        <option value="">All Types</option>
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {TYPE_LABELS[kind]}
          </option>
        ))}
      </select>
      <Button type="submit" className="without-script">
        Apply
      </Button>
    </Form>
  );
}

function Day({ day, materials }: { day: string; materials: SampleMaterial[] }) {
  if (materials.length === 0) return null;
  return (
    <section className="demo-day" aria-label={day}>
      <h2>{day}</h2>
      <ol>
        {materials.map((material) => (
          <li key={material.id}>
            <span className="demo-dot">
              <KindIcon kind={material.kind} />
            </span>
            <details className="sheet">
              <summary>
                <b>{material.title}</b>
                <span className="soft small">{`${KIND_NAMES[material.kind]} · ${material.fact}`}</span>
              </summary>
              <Paper material={material} />
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
