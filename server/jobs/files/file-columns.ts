export const FILE_FIELDS = [
  ...["id", "source", "title", "company", "location", "workplace", "salary", "salary_min", "salary_max"],
  ...["salary_currency", "salary_period", "employment", "posted_at", "closes_at", "language", "url", "apply_url"],
  ...["requisition", "company_logo", "applicants", "description"],
] as const;

export type FileField = (typeof FILE_FIELDS)[number];

/** Other names that files give their columns, in the order in which they are believed. */
const NAMES: Record<FileField, string> = {
  id: "id jobid externalid postingid guid uuid jk",
  source: "source site board",
  title:
    "title jobtitle jobtitel titel berufsbezeichnung titreduposte intituleduposte titulo position positionname positiontitle role name stelle stellentitel poste intitule puesto",
  company:
    "company companyname employer organization organisation hiringorganization societe firma unternehmen arbeitgeber entreprise empresa",
  location:
    "location place joblocation locations city cities candidaterequiredlocation jobgeo ort einsatzort localisation localidad standort arbeitsort lieu ville ubicacion ciudad",
  workplace: "workplace workplacetype remote isremote locationtype worktype homeoffice remotepolicy",
  salary: "salary pay compensation salarytext salaryrange wage gehalt lohn salaire salario",
  salary_min: "salarymin minsalary minamount salaryfrom paymin mingehalt",
  salary_max: "salarymax maxsalary maxamount salaryto paymax",
  salary_currency: "salarycurrency currency paycurrency wahrung devise",
  salary_period: "salaryperiod interval payperiod salaryinterval salaryunit period",
  employment: "employment employmenttype jobtype type contract contracttype commitment schedule anstellungsart",
  posted_at:
    "postedat dateposted posteddate posted publishedat publicationdate pubdate createdat created date firstpublished veroffentlicht",
  closes_at:
    "closesat validthrough deadline applicationdeadline expires expiresat expirydate closingdate bewerbungsfrist",
  language: "language lang locale sprache langue",
  url: "url joburl sourceurl link joblink absoluteurl hostedurl postingurl landingpage adresse",
  apply_url: "applyurl applylink applicationurl joburldirect externalapplylink",
  requisition: "requisition requisitionid reqid refnumber reference",
  company_logo: "companylogo logo logourl companylogourl logophotourl",
  applicants: "applicants applicantscount",
  description:
    "description jobdescription descriptiontext descriptionhtml text body content summary beschreibung stellenbeschreibung jobbeschreibung descriptif descripcion",
};

export type FileColumns = { fields: Partial<Record<FileField, string>>; unused: string[] };

function folded(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

/** Guesses by their names which columns hold what. */
export function guessColumns(names: readonly string[]): FileColumns {
  const free = new Map(names.filter((name) => name !== "").map((name) => [name, folded(name)]));
  const fields: FileColumns["fields"] = {};
  for (const field of FILE_FIELDS) {
    const known = NAMES[field].split(" ");
    const found = known.flatMap((name) => [...free].find(([, fold]) => fold === name)?.[0] ?? [])[0];
    if (found === undefined) continue;
    fields[field] = found;
    free.delete(found);
  }
  return { fields, unused: [...free.keys()] };
}
