import type { Texts } from "../load-texts.ts";

export const samples = {
  a1: [
    "Bonjour à toute l’équipe d’Aldergate,",
    "Depuis six ans, je travaille de nuit dans un service de chirurgie de 28 lits ; ces deux dernières années, j’y suis responsable d’équipe.",
    "Quand notre feuille de transmission a atteint quatre pages, je l’ai ramenée à une seule et j’ai noté pourquoi chaque ligne restait. Deux autres services l’utilisent aujourd’hui.",
    "Je serais heureuse de vous montrer comment cela pourrait marcher chez vous.",
    "Mara Lindqvist",
  ],
  a2: [
    "Infirmière diplômée, service de chirurgie, de 2019 à aujourd’hui",
    "Responsable de l’équipe de nuit, 28 lits, depuis 2023",
    "Feuille de transmission d’une page, reprise par deux services",
    "Tutrice de neuf jeunes diplômés",
    "Diplôme d’État ; ACLS et BLS à jour",
  ],
  a3: [
    "Comment expliqueriez-vous un incident de fréquence à quelqu’un de la finance ?",
    "Laquelle de vos prévisions était fausse, et qu’avez-vous changé ensuite ?",
    "Que regarderiez-vous d’abord sur un départ qui déclenche tous les soirs ?",
  ],
  a4: [
    "Prévision de charge de 140 départs, Python et SQL",
    "Erreur de la prévision à un jour ramenée de 6,1 à 4,4 pour cent",
    "Rapport hebdomadaire lu par l’exploitation comme par la finance",
    "Licence de génie électrique",
  ],
  a5: [
    "Bonjour Cobalt Lane,",
    "Votre générique pour la série du port bouge exactement le temps qu’il faut, et c’est cette retenue qui me fait écrire.",
    "Chez Pennant, j’ai dessiné et animé quarante courts films explicatifs, chacun avec une charte que d’autres pouvaient reprendre.",
    "Ma bande démo dure deux minutes. Promis, elle paraît plus courte.",
    "Ines Okafor",
  ],
  a6: [
    "Bonjour à toute l’équipe de Halden,",
    "Je construis des bancs qui cassent les choses exprès. Le dernier a trouvé, après 11 000 cycles, un défaut de roulement que le terrain signalait depuis un an.",
    "Je tiens mes relevés pour qu’un collègue puisse refaire l’essai sans me poser de question.",
    "J’aimerais faire de même pour votre nouveau préhenseur.",
    "Daniel Aho",
  ],
  a7: [
    "Comment décidez-vous qu’un essai a duré assez longtemps ?",
    "Parlez-nous d’un défaut que vous n’avez pas pu reproduire.",
    "Que mettez-vous dans un rapport d’essai que personne n’a demandé ?",
  ],
  a8: [
    "Essais d’endurance et de rupture d’entraînements, de 2020 à aujourd’hui",
    "Banc à arrêt automatique, 11 000 cycles sans surveillance",
    "LabVIEW, Python, outillages en CAO",
    "Plan d’étalonnage de 60 instruments",
  ],
  a9: [
    "Comment commencez-vous une leçon sur les fractions avec une classe qui les déteste ?",
    "Que changez-vous quand la moitié de la classe rate un contrôle ?",
    "Comment parlez-vous d’une note aux parents ?",
  ],
  a10: [
    "Bonjour docteur Pell,",
    "Mes cours commencent par une réponse fausse au tableau, et par dix minutes pour trouver pourquoi quelqu’un d’intelligent la donnerait.",
    "En trois ans, la part des élèves qui ont repris les maths est passée d’un tiers à la moitié.",
    "Je donnerais volontiers une leçon d’essai.",
    "Ruth Amsel",
  ],
  a11: [
    "Affectation de 45 camions dans trois régions",
    "Kilomètres à vide réduits de 12 pour cent en un an",
    "Planning d’équipe que les chauffeurs lisent sur leur téléphone",
    "Papiers de matières dangereuses sans remarque depuis 2021",
  ],
  a12: [
    "Bonjour Madame Rowe,",
    "Ce que j’aime dans un audit, c’est le moment où deux nombres qui devraient concorder ne concordent pas.",
    "En stage, j’ai fait remonter un tel écart de 31 dollars à une règle d’arrondi qui avait coûté bien plus au client.",
    "Je passe ma dernière épreuve du CPA au printemps.",
    "Priya Castellan",
  ],
  a13: [
    "Un client demande un prêt qui vous semble une erreur. Que lui dites-vous ?",
    "Comment suivez-vous des règles qui changent ?",
    "Décrivez une file d’attente que vous avez raccourcie.",
  ],
  a14: [
    "Guichet et conseil, cinq ans, deux agences",
    "310 comptes ouverts ; 94 pour cent encore utilisés un an après",
    "Cours du samedi sur le premier budget",
    "Espagnol courant",
  ],
} satisfies Texts["samples"];
