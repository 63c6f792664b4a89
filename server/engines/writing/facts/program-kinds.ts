import { anyOf } from "../../any-of.ts";

type ProgramKind = { called: RegExp; names: RegExp };

function kindOf(called: string, names: string): ProgramKind {
  return {
    called: new RegExp(String.raw`(?<!\p{L})${anyOf(called)}(?!\p{L})`, "iu"),
    names: new RegExp(String.raw`(?<![\p{L}\d])${anyOf(names)}(?![\p{L}\d]| \p{Ll}+(?:ing|ed) )`, "gu"),
  };
}

const KINDS: readonly ProgramKind[] = [
  kindOf(
    String.raw`electronic\s(?:health|medical|patient)\srecords? e?EHRs? e?EMRs? health\srecord\ssystems? patientenakte dossier\spatient historia\sclínica`,
    String.raw`Epic Cerner Athena athenahealth athenaOne MEDITECH Meditech Allscripts eClinicalWorks NextGen PointClickCare EMIS SystmOne Veradigm DrChrono Orbis Medico`,
  ),
  kindOf(
    String.raw`accounting\s(?:software|systems?|programs?|packages?) bookkeeping\ssoftware buchhaltungs\p{L}+ (?:logiciels?|programmes?)\scomptables? programas?\s(?:de\scontabilidad|contables?)`,
    String.raw`QuickBooks Quickbooks Xero Sage FreshBooks DATEV Datev Lexware MYOB Cegid EBP Ciel A3 A3CON ContaPlus Holded BMD Abacus BOB Winbooks WinBooks Horus Octopus Pegasus Kashflow FreeAgent Tally`,
  ),
  kindOf(
    String.raw`ERPs? enterprise\sresource\splanning warenwirtschaft\p{L}*`,
    String.raw`SAP Oracle NetSuite Netsuite Dynamics Navision Odoo Infor Epicor JD\sEdwards PeopleSoft proALPHA Sage`,
  ),
  kindOf(
    String.raw`CRMs? customer\srelationship\smanagement kundenverwaltung\p{L}* donor\sdatabases?`,
    String.raw`Salesforce HubSpot Hubspot Zoho Pipedrive Dynamics SugarCRM Siebel Freshsales Raiser['’]s\sEdge Blackbaud`,
  ),
  kindOf(
    String.raw`CAD computer[-\s]aided\sdesign BIM`,
    String.raw`AutoCAD Autocad SolidWorks SOLIDWORKS Solidworks Revit Inventor CATIA Creo MicroStation SketchUp Civil\s3D ArchiCAD Archicad Vectorworks Solid\sEdge Fusion\s360 Onshape`,
  ),
  kindOf(
    String.raw`WMS warehouse\smanagement\s(?:systems?|software) lagerverwaltung\p{L}*`,
    String.raw`Manhattan Korber Körber HighJump Blue\sYonder RedPrairie SAP\s(?:EWM|WM) Reflex Infor\sWMS`,
  ),
  kindOf(
    String.raw`POS point[-\s]of[-\s]sale kassensystem\p{L}* till\ssystems? logiciels?\sde\scaisse TPV`,
    String.raw`Toast Micros MICROS Aloha Clover Lightspeed NCR TouchBistro Simphony Zelty Square\sPOS`,
  ),
  kindOf(
    String.raw`PMS property\smanagement\s(?:systems?|software) hotelsoftware`,
    String.raw`Opera OPERA Mews Protel Fidelio Cloudbeds Guestline Apaleo Yardi AppFolio`,
  ),
  kindOf(
    String.raw`HRIS HCM payroll\s(?:software|systems?) HR\s(?:software|systems?) logiciels?\sde\spaie lohnprogramm\p{L}* programas?\sde\snóminas`,
    String.raw`Workday BambooHR ADP UKG Kronos Paycom Paychex SuccessFactors Personio Gusto Dayforce Chris21 Preceda ConnX MYOB KeyPay Silae Nibelis A3NOM LOGA Moorepay Xero Sage`,
  ),
  kindOf(
    String.raw`ATS applicant\stracking(?:\ssystems?)?`,
    String.raw`Greenhouse iCIMS Taleo Workable SmartRecruiters Bullhorn`,
  ),
  kindOf(
    String.raw`LMS learning\smanagement\ssystems? learning\splatforms?`,
    String.raw`Moodle Blackboard Schoology Google\sClassroom Brightspace Canvas\sLMS`,
  ),
  kindOf(
    String.raw`ticketing\s(?:systems?|tools?) ticketsystem\p{L}* help\s?desk\s(?:software|systems?)`,
    String.raw`ServiceNow Zendesk Freshdesk Remedy OTRS Jira`,
  ),
  kindOf(String.raw`GIS geographic\sinformation\ssystems?`, String.raw`ArcGIS QGIS MapInfo`),
  kindOf(
    String.raw`BI business\sintelligence data\svisuali[sz]ation dashboards?`,
    String.raw`Power\sBI PowerBI Tableau Looker Qlik QlikView Cognos`,
  ),
  kindOf(
    String.raw`dental\s(?:software|practice\smanagement)`,
    String.raw`Dentrix Eaglesoft Open\sDental Curve\sDental Dentally SOE\sExact`,
  ),
  kindOf(
    String.raw`PLCs? SPS speicherprogrammierbare\p{L}* steuerung\p{L}* automates? autómatas?`,
    String.raw`Siemens\sS7 S7 Step\s?7 STEP\s?7 TIA Simatic SIMATIC Allen[-\s]Bradley RSLogix Rockwell Beckhoff Codesys CODESYS Omron Mitsubishi`,
  ),
  kindOf(
    String.raw`CAM(?:\ssoftware)?`,
    String.raw`Mastercam MasterCAM Esprit ESPRIT GibbsCAM Fusion\s360 SolidCAM HSMWorks hyperMILL EdgeCAM NX\sCAM`,
  ),
  kindOf(
    String.raw`CNC\scontrols? (?:CNC-?)?steuerung commandes?\snumériques?`,
    String.raw`Heidenhain Fanuc FANUC Sinumerik Mazatrol Haas Okuma`,
  ),
  kindOf(
    String.raw`pflegesoftware pflegedokumentation care\s(?:planning|management)\s(?:software|systems?) dossier\sde\ssoins gestión\sasistencial`,
    String.raw`Vivendi MediFox Medifox SenSo Snap Connext Gerosalud ResiPlus Resiplus Netsoins NETSoins Titan Lumary ShiftCare Nourish`,
  ),
  kindOf(
    String.raw`statistical\s(?:software|packages?|languages?) statistiksoftware logiciels?\sstatistiques? programas?\sestadísticos?`,
    String.raw`Stata STATA SPSS SAS RStudio`,
  ),
];

const BESIDE = 40; // letters between a program and the word for its kind: "an electronic health record (we use ...)"

function isBeside(name: string, { called }: ProgramKind, text: string): boolean {
  const at = text.indexOf(name);
  const around = text.slice(Math.max(0, at - BESIDE), at + name.length + BESIDE);
  return at >= 0 && called.test(around);
}

function namesIn(text: string, { names }: ProgramKind): string[] {
  return text.match(names) ?? [];
}

/** The program of a resume that does what an asked one does; its kind may stand in the text. Null without one. */
export function programOfSameKind(asked: string, text: string, lines: readonly string[]): string | null {
  const known = KINDS.filter((kind) => namesIn(asked, kind).length > 0 || kind.called.test(asked));
  const kinds = known.length > 0 ? known : KINDS.filter((kind) => isBeside(asked, kind, text));
  const own = lines.join("\n");
  const held = kinds.flatMap((kind) => namesIn(own, kind)).filter((name) => !asked.includes(name));
  return held[0] ?? null;
}
