export class UnprintableTextError extends Error {
  readonly characters: string[];

  constructor(characters: string[]) {
    super(`A PDF cannot show these characters: ${characters.join(" ")}. Please download it as DOCX instead.`);
    this.name = "UnprintableTextError";
    this.characters = characters;
  }
}
