const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  `acct account|accts account|admin administration|app application|apps application|appt appointment
  approx approximately|asst assistant|avg average|biz business|cert certificate|certs certificate
  co company|comms communication|coord coordinator|dept department|depts department|dev development
  devs developer|dir director|docs documentation|ed education|emp employee|eng engineering|equip equipment
  est established|exec executive|exp experience|fab fabrication|gov government|govt government
  grad graduate|hosp hospital|hr hour|hrs hour|info information|ins insurance|inv inventory
  intl international|lab laboratory|labs laboratory|lang language|lb pound|lbs pound|lic license
  maint maintenance|math mathematics|maths mathematics|max maximum|med medical|mfg manufacturing
  mgmt management|mgr manager|mgrs manager|min minute|mins minute|mo month|mos month|mktg marketing
  mtg meeting|mtgs meeting|natl national|nos number|ops operation|org organization|orgs organization
  pax passenger|perf performance|photo photograph|photos photograph|pkg package|prep preparation
  prod production|prof professor|prog program|proj project|pt patient|pts patient|qtr quarter|rec record
  recs record|reg registration|rep representative|reps representative|reqs requirement|rm room|sec second
  secs second|sr senior|jr junior|stats statistics|supv supervisor|svc service|svcs service|tech technician
  techs technician|temps temporary|univ university|vet veterinarian|vol volunteer|vols volunteer|wk week
  wks week|yr year|yrs year|csat satisfaction|ortho orthopedic|peds pediatric|dispo disposition
  veg vegetable|rehab rehabilitation|uni university|fridge refrigerator|fridges refrigerator
  phone telephone|phones telephone|demo demonstration|demos demonstration|ad advertisement
  ads advertisement|advert advertisement|adverts advertisement|memo memorandum|reno renovation|mon monday|tue tuesday|tues tuesday|wed wednesday|thu thursday|thur thursday
  thurs thursday|fri friday|thru through`
    .split(/[|\n]/)
    .map((row): [string, string] => {
      const [short = "", long = ""] = row.trim().split(" ");
      return [short, long];
    }),
);

/** The word that is written short; any other word as it is. */
export function longForm(word: string): string {
  return SHORT_FORMS.get(word) ?? word;
}
