import { anyOf } from "../../../any-of.ts";

/** Where work is done, as a letter says that one has not worked there; `own` are words of whoever has, or may have. */
export type WorkSetting = { said: string; asked: RegExp; own: RegExp; isOfPatients: boolean };

const OF_PATIENTS = /ICU|emergency|theatre|palliative|dementia|rehabilitation/u;

function setting(said: string, asked: string, own: string): WorkSetting {
  return {
    said,
    isOfPatients: OF_PATIENTS.test(said),
    asked: new RegExp(String.raw`(?<![\p{L}\d-])${anyOf(asked)}(?!\p{L})`, "u"),
    own: new RegExp(String.raw`(?<!\p{L})${anyOf(own)}`, "iu"),
  };
}

const OF_CHILDREN =
  "pa?ediatr child kids? infant bab(?:y|ies) toddler pupil school nurser neonat teen youth young teach camp student famil girls boys scout under-\\p{L}+s U\\d";

/** The nearer the place is told, the earlier it stands. */
export const WORK_SETTINGS: readonly WorkSetting[] = [
  setting(
    "on an ICU or step-down unit",
    String.raw`ICU [Ii]ntensive\s[Cc]are [Ss]tep-?[Dd]own [Pp]rogressive\s[Cc]are PCU [Cc]ritical\s[Cc]are`,
    String.raw`\p{L}{0,3}ICU intensive\scare step-?down progressive\scare PCU CCU HDU critical high\sdependency`,
  ),
  setting(
    "in an emergency department",
    String.raw`[Ee]mergency\s(?:[Dd]epartment|[Rr]oom) A&E`,
    String.raw`emergency casualty trauma triage A&E E\.?[DR](?!\p{L}) urgent ambulance paramedic`,
  ),
  setting(
    "in an operating theatre",
    String.raw`[Oo]perating\s(?:[Tt]heatres?|[Rr]ooms?) [Pp]eri-?operative`,
    String.raw`operating theatre peri-?op OR(?!\p{L}) surg scrub ana?esth recovery endoscop`,
  ),
  setting(
    "in a unionized workplace",
    String.raw`[Uu]nioni[sz]ed`,
    String.raw`\p{L}*union steward grievance bargaining collective\sagreement unifor teamster UFCW USW IBEW SEIU UAW`,
  ),
  setting(
    "in palliative care",
    String.raw`[Pp]alliative [Hh]ospice`,
    String.raw`palliative hospice end[\s-]of[\s-]life dying oncolog cancer`,
  ),
  setting(
    "in dementia care",
    String.raw`[Dd]ementia`,
    String.raw`dementia alzheimer memory elder older residents senior aged home\scare care\shome hospital geriatr`,
  ),
  setting(
    "in inpatient neurological rehabilitation",
    String.raw`[Nn]eurological\s[Rr]ehabilitation [Nn]euro-?rehabilitation`,
    String.raw`neuro stroke brain inpatient rehab`,
  ),
  setting(
    "in a GMP environment",
    String.raw`c?GMP(?:\senvironment|\slaboratory)?`,
    String.raw`c?GMP GxP good\smanufacturing pharma biotech sterile medical\sdevice FDA`,
  ),
  setting(
    "at sea",
    String.raw`[Ss]ea-?going [Aa]t\s[Ss]ea [Oo]ffshore [Mm]aritime`,
    String.raw`sea ship vessel marine maritime ferry ferries nav(?:y|al) boat offshore rig deck sail cruise fishing harbou?r coast yacht tug`,
  ),
  setting(
    "in a prison",
    String.raw`[Pp]risons? [Cc]orrectional [Cc]ustodial`,
    String.raw`prison correction jail inmate probation custod detention offender secure court guard`,
  ),
  setting(
    "underground or in mining",
    String.raw`[Uu]nderground\smin(?:e|es|ing) [Mm]ining [Mm]ine\ssites?`,
    String.raw`min(?:e|es|ing|er|eral)(?!\p{L}) quarr pit shaft coal ore gold copper iron blast drill tunnel`,
  ),
  setting(
    "in healthcare",
    String.raw`[Hh]ealth-?\s?[Cc]are [Hh]ospitals? [Mm]edical\s[Pp]ractices? [Cc]linical`,
    String.raw`\p{L}*health \p{L}*hospi \p{L}*clinic patient nurs \p{L}*medic physician doctor pharm dent care(?:r|s|giver)?(?!\p{L}) NHS GP(?!\p{L}) surg ` +
      String.raw`therap ambulance HIPAA vet residents disab wellness biotech life\sscience HMO EHR EMR HCA aged lab`,
  ),
  setting(
    "in local government",
    String.raw`[Ll]ocal\s[Gg]overnment [Mm]unicipal(?:\s[Gg]overnment)?`,
    String.raw`govern council municip city county public town borough district state federal ministry department authorit civil\sserv agency army navy police highways roads`,
  ),
  setting(
    "in a law firm",
    String.raw`[Ll]aw\s[Ff]irms?`,
    String.raw`law legal solicitor lawyer attorney counsel barrister court LLP chambers notar litigat conveyanc`,
  ),
  setting(
    "with games",
    String.raw`[Gg]ames?\s(?:industry|studios?|development|localization|localisation) (?:[Mm]obile|[Vv]ideo)\s[Gg]ames?`,
    String.raw`gam(?:e|es|ing|er)(?!\p{L}) unity unreal esports mods?(?!\p{L}) puzzle`,
  ),
  setting("in paediatrics", String.raw`[Pp]aediatrics?`, OF_CHILDREN),
  setting("in pediatrics", String.raw`[Pp]ediatrics?`, OF_CHILDREN),
  setting("with children", String.raw`with\schildren`, `${OF_CHILDREN} patient nurs hospital clinic ward`),
];
