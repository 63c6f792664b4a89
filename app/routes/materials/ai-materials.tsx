import { Button } from "../../components/button.tsx";
import { Loading } from "../../components/loading.tsx";
import { hasFailedInBrowser } from "../../components/catch-failure.ts";
import { lazy, type ReactNode, useEffect } from "react";
import { href, Link, type ShouldRevalidateFunctionArgs, useLocation, useNavigation } from "react-router";
import { BRAND } from "../../../server/domain/brand.ts";
import { withoutDialog } from "../../lib/dialogs.ts";
import { readLanguage } from "../../../server/http/visitor-language.ts";
import { requireUser } from "../../middleware/require-user.ts";
import { requireSignedIn } from "../../middleware/session.ts";
import type { Route } from "./+types/ai-materials";
import { CompanyList } from "./components/company-list.tsx";
import { parseOpenMaterial } from "./materials-params.ts";
import { readScreen } from "./read-screen.ts";
import { ScreenStyles } from "../../components/screen-styles.tsx";
import styles from "../../styles/materials.css?url";
import { useMaterialTexts } from "./material-texts.ts";

const loadSections = () => import("./components/material-sections.tsx");

const MaterialSections = lazy(async () => ({ default: (await loadSections()).MaterialSections }));

const OpenedMaterial = lazy(async () => ({
  default: (await import("./components/opened-material.tsx")).OpenedMaterial,
}));

export const handle = { scripts: true, texts: ["materials", "resumes"] };

export const meta: Route.MetaFunction = () => [{ title: `AI Materials · ${BRAND}` }];

export const middleware: Route.MiddlewareFunction[] = [requireUser];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  return readScreen(requireSignedIn(context).user, url.search, readLanguage(request.headers));
}

export function shouldRevalidate({ defaultShouldRevalidate, ...args }: ShouldRevalidateFunctionArgs) {
  return !hasFailedInBrowser(args) && defaultShouldRevalidate;
}

export default function AiMaterials({ loaderData }: Route.ComponentProps) {
  const texts = useMaterialTexts();
  const { companies, sort, selected, materials, opened, versions, earlierTitles, attempts, canPractise } = loaderData;
  const { pathname, search } = useLocation();
  const screen = { search, returnTo: pathname + withoutDialog(search), now: new Date(loaderData.now) };
  const shown = parseOpenMaterial(search);
  return (
    <>
      <ScreenStyles href={styles} />
      <header className="screen-head">
        <h1>AI Generated Materials</h1>
        <p className="soft">Organized by company - select a company to view all generated materials</p>
        <p className="check-way">
          <Button asChild>
            <Link to={href("/ai-materials/check")}>{texts.checkLetter}</Link>
          </Button>
        </p>
      </header>
      <div className="materials">
        <CompanyList companies={companies} selected={selected} sort={sort} search={search} />
        <Pane>
          {selected === null ? (
            <SelectCompany isEmpty={companies.length === 0} />
          ) : (
            <MaterialSections key={selected} materials={materials} canPractise={canPractise} {...screen} />
          )}
        </Pane>
      </div>
      {shown && opened?.id === shown.id ? (
        <OpenedMaterial material={opened} {...{ shown, versions, earlierTitles, attempts, canPractise }} {...screen} />
      ) : null}
    </>
  );
}

/** While another company is being read, with JavaScript. */
function Pane({ children }: { children: ReactNode }) {
  const { location } = useNavigation();
  const { search } = useLocation();
  const isReading = location?.pathname === "/ai-materials" && companyIn(location.search) !== companyIn(search);
  // Its code comes together with its materials, not after them.
  useEffect(() => {
    if (isReading) void loadSections().catch(() => {});
  }, [isReading]);
  return <div className="materials-pane">{isReading ? <Loading /> : children}</div>;
}

function companyIn(search: string): string | null {
  return new URLSearchParams(search).get("company");
}

function SelectCompany({ isEmpty }: { isEmpty: boolean }) {
  const texts = useMaterialTexts();
  return (
    <div className="empty sheet">
      <h2>Select a Company</h2>
      <p>Choose a company from the left sidebar to view all AI-generated materials</p>
      {isEmpty ? (
        <Button asChild>
          <Link to={href("/")}>{texts.toMatches}</Link>
        </Button>
      ) : null}
    </div>
  );
}
