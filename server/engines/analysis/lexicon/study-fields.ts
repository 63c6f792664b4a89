type StudyField = { id: string; words: string; related: string };

const STUDY_FIELDS: StudyField[] = [
  {
    id: "computing",
    words:
      "computer science|computing|computer engineering|software|information technology|information systems?|informatics|computer information|computer systems|cyber ?security|information security|data science|machine learning|artificial intelligence|computer applications|web development|programming|networking|human[- ]computer interaction|bca|mca|msit",
    related: "electrical mathematics",
  },
  {
    id: "electrical",
    words:
      "electrical|electronics?|telecommunications?|electro[- ]?mechanical|mechatronics?|computer engineering|bsee|msee",
    related: "computing mechanical engineering physics",
  },
  {
    id: "mechanical",
    words:
      "mechanical|industrial engineering|manufacturing|aerospace|aeronautical|automotive engineering|mechatronics?|materials (?:science|and|engineering)|metallurgical|industrial technology|marine engineering",
    related: "electrical civil chemical engineering",
  },
  {
    id: "civil",
    words:
      "civil|structural|geotechnical|construction|architectural engineering|surveying|building science|urban planning",
    related: "mechanical engineering architecture environment",
  },
  {
    id: "chemical",
    words: "chemical engineering|petroleum|process engineering|biomedical engineering|energy engineering|nuclear",
    related: "mechanical engineering chemistry",
  },
  {
    id: "engineering",
    words:
      "(?<!(?:mechanical|electrical|electronics?|civil|chemical|computer|software|industrial|manufacturing|aerospace|structural|biomedical|petroleum|materials|architectural|communications?) )engineering|engineer|stem|technical (?:field|discipline|degree)|beng|meng|b\\.?tech|m\\.?tech",
    related: "computing electrical mechanical civil chemical physics mathematics",
  },
  {
    id: "mathematics",
    words:
      "mathematic\\w*|applied math|statistics|actuarial|operations research|econometrics|quantitative|data science|data analytics",
    related: "computing physics economics finance engineering",
  },
  {
    id: "physics",
    words: "physics|astronomy|physical sciences?|geophysics",
    related: "mathematics electrical engineering chemistry",
  },
  {
    id: "chemistry",
    words: "chemistry|biochemistry|organic chemistry|polymer|physical sciences?",
    related: "biology chemical physics pharmacy",
  },
  {
    id: "biology",
    words:
      "biology|biological|biotechnology|life sciences?|microbiology|genetics|biochemistry|zoology|neuroscience|physiology|molecular",
    related: "chemistry health medicine environment pharmacy",
  },
  {
    id: "environment",
    words:
      "environmental|agricultur\\w*|agronomy|horticulture|forestry|natural resources?|plant science|animal science|soil science|ecology|geology|geography|landscape architecture|wildlife|rural development",
    related: "biology civil",
  },
  {
    id: "business",
    words:
      "business(?! analytics)|management(?! information)|commerce|entrepreneurship|organi[sz]ational leadership|mba|bba|bsba|b\\.?com|m\\.?com|supply chain|logistics|operations management|project management",
    related: "accounting finance economics marketing human-resources public",
  },
  {
    id: "accounting",
    words: "account(?:ing|ancy)|taxation|audit\\w*",
    related: "finance business economics",
  },
  {
    id: "finance",
    words: "financ(?:e|ial)|banking|investments?|actuarial",
    related: "accounting business economics mathematics",
  },
  { id: "economics", words: "economics?", related: "finance accounting business mathematics public" },
  {
    id: "marketing",
    words: "marketing|advertising|sales|merchandising",
    related: "communication business design",
  },
  {
    id: "communication",
    words:
      "communications?(?! engineering)|journalism|public relations|mass media|media studies|broadcast\\w*|advertising|film|speech communication",
    related: "marketing humanities",
  },
  {
    id: "human-resources",
    words:
      "human resources?|industrial relations|labor relations|organi[sz]ational (?:psychology|development|behaviou?r)",
    related: "business psychology",
  },
  {
    id: "hospitality",
    words: "hospitality|hotel|tourism|culinary|restaurant|food (?:science|service)|baking|pastry",
    related: "business",
  },
  {
    id: "nursing",
    words: "nursing|nurse|bsn|msn|dnp|adn",
    related: "health medicine",
  },
  {
    id: "medicine",
    words: "medicine|medical doctor|dentistry|dental surgery|veterinary|mbbs|m\\.d\\.|dds|dvm",
    related: "nursing health biology pharmacy",
  },
  { id: "pharmacy", words: "pharmac\\w+|pharm\\.?d", related: "chemistry medicine health biology" },
  {
    id: "health",
    words:
      "health(?!y)|health ?care|epidemiology|medical (?:assisting|technology|laboratory|billing|sciences?)|radiolog\\w*|respiratory|nutrition|dietetics|physical therapy|occupational therapy|speech[- ]language|audiology|mph|dpt",
    related: "nursing medicine biology exercise pharmacy",
  },
  {
    id: "exercise",
    words: "exercise|kinesiology|sports?|physical education|athletic training|fitness|recreation",
    related: "health education",
  },
  {
    id: "psychology",
    words: "psycholog\\w+|counsel+ing|behaviou?ral science|mental health|marriage and family",
    related: "social-work sociology health human-resources",
  },
  {
    id: "social-work",
    words: "social work|human services|social services?|msw|bsw",
    related: "psychology sociology public",
  },
  {
    id: "sociology",
    words:
      "sociology|anthropology|social sciences?|gender|political science|politics|development studies|criminal justice|criminology",
    related: "psychology social-work public humanities law",
  },
  {
    id: "public",
    words:
      "public (?:administration|policy|affairs)|international (?:relations|affairs|development|studies)|political science|government|nonprofit|mpa",
    related: "sociology business law economics",
  },
  {
    id: "law",
    words: "law|legal studies|juris doctor|j\\.?d\\.?|ll\\.?[bm]\\.?|paralegal|criminal justice",
    related: "public sociology",
  },
  {
    id: "education",
    words:
      "education(?! (?:level|required))|teaching|pedagogy|curriculum|early childhood|child development|m\\.?ed|b\\.?ed",
    related: "psychology humanities exercise",
  },
  {
    id: "humanities",
    words:
      "english|literature|history|philosophy|linguistics|languages?|humanities|liberal arts|theology|religio\\w+|creative writing|spanish|french",
    related: "communication education sociology",
  },
  {
    id: "design",
    words:
      "(?:graphic|interior|industrial|product|fashion|web|visual|interaction|game) design|design|fine arts?|visual (?:arts?|communication)|illustration|animation|photography|studio art|fashion|theat(?:er|re)|music|dance|mfa|bfa",
    related: "communication marketing architecture",
  },
  {
    id: "architecture",
    words: "architecture|architectural|urban (?:planning|design)|interior architecture",
    related: "civil design",
  },
];

const MATCHERS = STUDY_FIELDS.map(({ id, words }) => ({
  id,
  pattern: new RegExp(`(?<![\\w.])(?:${words})(?!\\w)`, "i"),
}));
const RELATED = new Map<string, Set<string>>(STUDY_FIELDS.map(({ id }) => [id, new Set()]));
for (const { id, related } of STUDY_FIELDS) {
  for (const other of related.split(" ")) {
    RELATED.get(id)?.add(other);
    RELATED.get(other)?.add(id);
  }
}

export function studyFieldsIn(text: string): string[] {
  return MATCHERS.filter(({ pattern }) => pattern.test(text)).map(({ id }) => id);
}

export function studyKinship(one: string, other: string): "same" | "related" | "other" {
  if (one === other) return "same";
  return RELATED.get(one)?.has(other) ? "related" : "other";
}
