/** Things that one has or makes one of: in a sentence they take an article that the lines of resumes leave out. */
export const COUNT_NOUNS: ReadonlySet<string> = new Set(
  `account agency application area assessment audit blog board branch brand budget calendar campaign career
  catalog category center centre chart class classroom clinic club committee company conference contract council course
  crew culture curriculum customer database deal department deployment design discount district document environment
  event exhibit facility firm framework function group guide handbook home hotel initiative interface inventory journal
  kitchen lab laboratory library line list loan location machine manual market menu method model network newsletter
  office operation outlet partnership patient pipeline plan platform policy portal portfolio practice presentation
  procedure process product program project proposal protocol prototype publication region relationship report
  restaurant route salon schedule school script series shift shop site solution space spreadsheet standard
  station store strategy structure studio subsidiary survey system team template territory tool tracker unit vendor
  video warehouse website workflow workshop`.split(/\s+/),
);
