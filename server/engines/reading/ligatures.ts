/** Fonts without a Unicode table give control characters for ligatures; each glyph gets a mark of this range. */
const FIRST_MARK = 0xf500;
const MARK_COUNT = 200;
const MARK = /[\uf500-\uf5c7]/;
const MARKS = /[\uf500-\uf5c7]/g;
const MARKED_WORD =
  /(?<![\p{L}\p{N}\uf500-\uf5c7])[\p{L}\p{N}\uf500-\uf5c7]*[\uf500-\uf5c7][\p{L}\p{N}\uf500-\uf5c7]*/gu;
const CONTROL = /(?![\t\n])\p{Cc}/gu;

/** LaTeX fonts give the dash of "2019 – 2021" as a control character too. */
const MARK_BETWEEN_DATES = /(?<=(?:19|20)\d\d ?)[\uf500-\uf5c7](?= ?(?:\d|\p{L}))/gu;
const LIGATURES = ["fi", "fl", "ff", "ffi", "ffl"];
const CLEAR_MAJORITY = 0.6;
const INNER_STEM_LETTERS = 5;

const STEMS =
  `affair affect affidavit affiliat affinit affirm afflict affluen afford aircraft amplif artific aforesaid airflow backfill
 baffle beneficia benefit bluff briefing buffer buffet brief cardiff cafeteria certif chauffeur chef clarif classif cliff coefficient coffee
 confid confident configur confine confirm confiscat conflict conflu cutoff daffodil declassif defin deficien deficit deflat
 deflect dehumidif differ difficult diffus dignif disaffect disqualif diversif draft dropoff edific effect efficac efficien
 effort effluent effusive electrif exemplif fiat fidelity fiber fibre field fiduciar fierce fifteen fifth fifty fight figma
 figur file filing fill film filter final financ find fine finger finish fintech firebase fire firewall firm first firmware fiscal fish
 fitness fitt five fix fit flag flagship flair flame flash flask flat flavor flavour fleet flexib flex flight flip float flood floor floral
 florida florist flour flow flower fluct fluen fluid fluor flush flutter flyer fly fortif fulfil gratif griffin handoff
 identif influen influx inflam inflat inform inflect inflight indemnif infinit infirm insuffi intensif jeffer jeff justif
 kickoff kubeflow layoff magnif mastiff misfil mlflow modif muffin mystif netflix nonprofit notif nullif off offboard offend offen
 offer office offici officer offline offload offset offshor offsite offspring outfit outflow outfield overflow pacific
 pacif payoff personif playoff profic proficien profil profit prolif proffer purif qualif quantif ramif ratif raffle rectif refill
 refin refinanc reflect reflex reflow refin retrofit sacrific satisf scaffold scientif scoff sheffield sheriff
 shopify significan signif simplif shuffl sniff snowflake solidif specif spotify spillov staff standoff staffing stackoverflow strateg
 stratif stuff stiff suffic suffer suffix suffolk superfic tariff takeoff tensorflow terrif testif toffee tradeoff traffic transfix
 typif tiff unif unfit unify verif verifi waffle waterfl wifi wildfire workflow workflows workfl xfinity airfield afloat
 aflame amplifi brownfield greenfield bayfield springfield cornfield mayfield wakefield garfield litchfield midfield infield fieldwork
 microfinanc cashflow dataflow pyflink flink cloudflare fluidic fluorescen inflation conflation safflower cauliflower butterfly
 confetti selfie profile profiles profiling certificate certification certified`
    .split(/\s+/)
    .filter((stem) => LIGATURES.some((ligature) => stem.includes(ligature)));

export type LigatureMarker = (text: string, glyph: string) => string;

export function createLigatureMarker(): LigatureMarker {
  const marks = new Map<string, string>();
  return (text, glyph) =>
    text.replace(CONTROL, (control) => {
      const key = `${glyph}/${control}`;
      const mark = marks.get(key) ?? String.fromCharCode(FIRST_MARK + (marks.size % MARK_COUNT));
      marks.set(key, mark);
      return mark;
    });
}

/** Replaces a mark by the ligature that makes a known word, else the glyph's in other words, else U+FFFD. */
export function resolveLigatures(marked: string[]): string[] {
  if (!marked.some((line) => MARK.test(line))) return marked;
  const lines = marked.map((line) => line.replace(MARK_BETWEEN_DATES, "–"));
  const votes = countVotes(lines);
  return lines.map((line) =>
    line.replace(MARKED_WORD, (word) => {
      if (!/\p{L}/u.test(word.replace(MARKS, ""))) return "";
      return word.replace(MARKS, (mark, at: number) => {
        return surest(word, at) ?? winner(votes.get(mark)) ?? "\ufffd";
      });
    }),
  );
}

function countVotes(lines: string[]): Map<string, Map<string, number>> {
  const votes = new Map<string, Map<string, number>>();
  for (const word of lines.flatMap((line) => line.match(MARKED_WORD) ?? [])) {
    for (const { 0: mark, index: at } of word.matchAll(MARKS)) {
      const counts = votes.get(mark) ?? new Map<string, number>();
      votes.set(mark, counts);
      const ligature = surest(word, at);
      if (ligature) counts.set(ligature, (counts.get(ligature) ?? 0) + 1);
    }
  }
  return votes;
}

function winner(counts: Map<string, number> | undefined): string | null {
  const total = [...(counts?.values() ?? [])].reduce((sum, count) => sum + count, 0);
  return [...(counts ?? [])].find(([, count]) => count > CLEAR_MAJORITY * total)?.[0] ?? null;
}

function surest(word: string, at: number): string | null {
  const lengths = LIGATURES.map((ligature) => knownLetters(word, at, ligature));
  const longest = Math.max(...lengths);
  const best = LIGATURES.filter((_, index) => lengths[index] === longest);
  return longest > 0 && best.length === 1 ? best[0]! : null;
}

function knownLetters(word: string, at: number, ligature: string): number {
  const before = word.slice(0, at).replace(MARKS, "fi");
  const candidate = `${before}${ligature}${word.slice(at + 1).replace(MARKS, "fi")}`.toLowerCase();
  const from = before.length;
  const to = from + ligature.length;
  const reaching = STEMS.filter((stem) => {
    const found = candidate.indexOf(stem);
    if (found === -1 || found > from || found + stem.length < to) return false;
    return found === 0 || stem.length >= INNER_STEM_LETTERS;
  });
  return Math.max(0, ...reaching.map((stem) => stem.length));
}
