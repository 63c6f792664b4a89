/** By country: "English name=other names". Those of the United States are in us-places.ts. */
const CITY_ROWS = `
AE Dubai, Abu Dhabi, Sharjah
AM Yerevan=Erevan
AR Buenos Aires=CABA, Rosario, Mendoza
AT Vienna=Wien, Graz, Linz, Salzburg, Innsbruck, Klagenfurt=Klagenfurt am Wörthersee
AU Sydney, Melbourne, Brisbane, Perth, Adelaide, Canberra, Gold Coast, Hobart, Darwin, Geelong
AZ Baku
BA Sarajevo, Banja Luka
BD Dhaka, Chittagong
BE Brussels=Bruxelles=Brussel, Antwerp=Antwerpen, Ghent=Gent, Liège=Liege, Leuven, Bruges=Brugge, Charleroi, Namur
BG Sofia, Plovdiv, Varna, Burgas
BR São Paulo=Sao Paulo, Rio de Janeiro, Belo Horizonte, Curitiba, Porto Alegre, Brasília=Brasilia, Recife, Florianópolis=Florianopolis, Campinas, Fortaleza
BY Minsk
CA Toronto, Vancouver, Montreal=Montréal, Calgary, Edmonton, Ottawa, Winnipeg, Quebec City=Québec, Mississauga, Halifax, Saskatoon, Regina, Kelowna, Markham, Brampton, Burnaby, Gatineau, Laval, Surrey
CH Zurich=Zürich=Zuerich, Geneva=Genève=Genf, Basel=Bâle, Bern=Berne, Lausanne, Lucerne=Luzern, Zug, Winterthur, Lugano, St. Gallen=St Gallen=Sankt Gallen, Fribourg, Neuchâtel=Neuchatel
CL Valparaíso=Valparaiso
CN Beijing, Shanghai, Shenzhen, Guangzhou, Hangzhou, Chengdu, Suzhou, Nanjing, Wuhan, Xi'an=Xian, Tianjin, Dalian
CO Bogotá=Bogota, Medellín=Medellin, Cali, Barranquilla
CR Heredia
CY Limassol, Nicosia, Larnaca
CZ Prague=Praha=Prag, Brno=Brünn, Ostrava, Plzeň=Plzen=Pilsen, Olomouc
DE Berlin, Hamburg, Munich=München=Muenchen, Cologne=Köln=Koeln, Frankfurt=Frankfurt am Main=Frankfurt a.M.=Frankfurt/Main, Stuttgart, Düsseldorf=Duesseldorf=Dusseldorf, Leipzig, Dortmund, Essen, Bremen, Dresden, Hanover=Hannover, Nuremberg=Nürnberg=Nuernberg, Duisburg, Bochum, Wuppertal, Bielefeld, Bonn, Münster=Muenster, Karlsruhe, Mannheim, Augsburg, Wiesbaden, Mainz, Kiel, Freiburg=Freiburg im Breisgau, Lübeck=Luebeck, Erfurt, Rostock, Kassel, Potsdam, Saarbrücken=Saarbruecken, Ulm, Heidelberg, Darmstadt, Regensburg, Ingolstadt, Würzburg=Wuerzburg, Wolfsburg, Göttingen=Goettingen, Aachen, Braunschweig, Chemnitz, Magdeburg, Jena, Konstanz, Paderborn, Erlangen, Oldenburg, Osnabrück=Osnabrueck
DK Copenhagen=København=Kobenhavn, Aarhus=Århus, Odense, Aalborg
DZ Algiers=Alger, Oran
EE Tallinn, Tartu
EG Cairo, Giza
ES Madrid, Barcelona, Seville=Sevilla, Zaragoza, Málaga=Malaga, Murcia, Palma=Palma de Mallorca, Bilbao, Alicante, Valladolid, Vigo, Gijón=Gijon, A Coruña=La Coruña, Granada, Vitoria-Gasteiz=Vitoria=Gasteiz / Vitoria, San Sebastián=San Sebastian=Donostia=Donostia / San Sebastián, Pamplona, Las Palmas=Las Palmas de Gran Canaria, Tenerife=Santa Cruz de Tenerife
ET Addis Ababa
FI Helsinki=Helsingfors, Espoo, Tampere, Turku, Oulu, Vantaa
FR Paris, Lyon, Marseille, Toulouse, Nice, Nantes, Montpellier, Strasbourg, Bordeaux, Lille, Rennes, Reims, Grenoble, Dijon, Angers, Nîmes=Nimes, Toulon, Le Havre, Saint-Étienne=Saint-Etienne, Clermont-Ferrand, Aix-en-Provence, Brest, Tours, Amiens, Limoges, Annecy, Metz, Nancy, Rouen, Caen, Sophia Antipolis, La Défense=La Defense, Boulogne-Billancourt, Levallois-Perret, Nanterre, Mulhouse, Perpignan, Orléans=Orleans
GB London, Edinburgh, Glasgow, Leeds, Bristol, Liverpool, Sheffield, Nottingham, Leicester, Cardiff, Belfast, Brighton, Oxford, Reading, Southampton, Portsmouth, Coventry, Aberdeen, Dundee, Swansea, Milton Keynes, Derby, Plymouth, Exeter, Bath, York, Norwich, Cheltenham, Slough, Guildford, Swindon, Luton, Stockport, Hull=Kingston upon Hull, Newcastle upon Tyne
GE Tbilisi
GH Accra, Kumasi
GR Athens=Αθήνα, Thessaloniki, Patras=Pátra
HK Hong Kong
HR Zagreb, Split, Rijeka, Osijek
HU Budapest, Debrecen, Szeged
ID Jakarta, Surabaya, Bandung
IE Dublin, Cork, Galway=Gaillimh, Limerick=Luimneach, Waterford
IL Tel Aviv=Tel Aviv-Yafo, Haifa, Jerusalem, Herzliya, Ramat Gan
IN Bengaluru=Bangalore, Mumbai=Bombay, Delhi, New Delhi, Hyderabad, Chennai, Pune, Kolkata=Calcutta, Gurugram=Gurgaon, Noida, Ahmedabad, Kochi=Cochin, Jaipur, Indore, Chandigarh, Coimbatore, Trivandrum=Thiruvananthapuram
IS Reykjavik=Reykjavík
IT Rome=Roma, Milan=Milano, Turin=Torino, Naples=Napoli, Bologna, Genoa=Genova, Palermo, Verona, Padua=Padova, Trieste, Brescia, Bari, Catania, Parma, Modena, Bolzano=Bozen
JO Amman
JP Tokyo=東京, Osaka=大阪, Kyoto=京都, Yokohama=横浜, Nagoya, Fukuoka, Sapporo, Kobe
KE Nairobi, Mombasa
KR Seoul=서울, Busan, Pangyo
KZ Almaty, Astana=Nur-Sultan
LB Beirut
LK Colombo
LT Vilnius, Kaunas
LU Luxembourg City
LV Riga
MA Casablanca, Rabat, Tangier=Tanger, Marrakech=Marrakesh, Fes=Fès, Agadir
MD Chisinau=Chișinău
MK Skopje
MT Valletta, Sliema, St. Julian's=St Julians
MX Mexico City=Ciudad de México=Ciudad de Mexico=CDMX, Monterrey, Guadalajara, Tijuana, Querétaro=Queretaro=Santiago de Querétaro, Puebla
MY Kuala Lumpur, Penang, Cyberjaya, Petaling Jaya
NG Lagos, Abuja
NL Amsterdam, Rotterdam, The Hague=Den Haag='s-Gravenhage, Utrecht, Eindhoven, Groningen, Delft, Leiden, Breda, Nijmegen, Arnhem, Haarlem, Tilburg, Maastricht, Enschede
NO Oslo, Bergen, Trondheim, Stavanger, Tromsø=Tromso
NZ Auckland, Wellington, Christchurch, Dunedin
PE Lima
PH Manila, Makati, Taguig, Quezon City, Cebu=Cebu City, Davao
PK Karachi, Lahore, Islamabad, Rawalpindi
PL Warsaw=Warszawa=Warschau, Kraków=Krakow=Cracow=Krakau, Wrocław=Wroclaw=Breslau, Gdańsk=Gdansk, Poznań=Poznan, Łódź=Lodz, Katowice, Szczecin, Lublin, Gdynia, Rzeszów=Rzeszow, Białystok=Bialystok
PT Lisbon=Lisboa, Porto=Oporto, Braga, Coimbra, Aveiro, Faro
QA Doha
RO Bucharest=București=Bucuresti, Cluj-Napoca=Cluj, Timișoara=Timisoara, Iași=Iasi, Brașov=Brasov, Sibiu, Oradea
RS Belgrade=Beograd, Novi Sad, Niš=Nis
RU Moscow=Москва, Saint Petersburg=Санкт-Петербург, Novosibirsk, Kazan
SA Riyadh, Jeddah, Dammam, Abha, Khobar
SE Stockholm, Gothenburg=Göteborg=Goteborg, Malmö=Malmo, Uppsala, Linköping=Linkoping, Lund, Umeå=Umea, Västerås=Vasteras
SG Singapore
SI Ljubljana, Maribor
SK Bratislava, Košice=Kosice, Žilina=Zilina
SN Dakar
TH Bangkok, Chiang Mai
TN Tunis, Sousse
TR Istanbul=İstanbul, Ankara, Izmir=İzmir, Bursa, Antalya
TW Taipei, Hsinchu
UA Kyiv=Kiev, Lviv=Lvov, Kharkiv=Kharkov, Odesa=Odessa, Dnipro
UY Montevideo
VN Ho Chi Minh City=Saigon, Hanoi, Da Nang
ZA Cape Town, Johannesburg, Durban, Pretoria, Sandton, Stellenbosch
`;

/** Without a state or country, each of these names may be one of several well-known places. */
export const AMBIGUOUS_NAMES: ReadonlySet<string> = new Set(
  (
    "georgia cambridge birmingham manchester newcastle richmond hamilton victoria santiago cordoba leon merida kingston " +
    "windsor san jose georgetown springfield portland columbia arlington valencia worcester durham"
  )
    .replaceAll("san jose", "san_jose")
    .split(" ")
    .map((name) => name.replace("_", " ")),
);

export type WorldCity = { name: string; country: string };

export function foldPlace(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’.]/g, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const byName = new Map<string, WorldCity>();
const namesByCity = new Map<WorldCity, string[]>();
for (const row of CITY_ROWS.trim().split("\n")) {
  const country = row.slice(0, 2);
  for (const listed of row.slice(3).split(", ")) {
    const names = listed.split("=");
    const city = { name: names[0] ?? "", country };
    namesByCity.set(city, names.map(foldPlace));
    for (const name of names) byName.set(foldPlace(name), city);
  }
}

export function worldCity(name: string): WorldCity | null {
  return byName.get(foldPlace(name)) ?? null;
}

/** All names of the city, in the form that places are compared by. */
export function namesOfCity(city: WorldCity): string[] {
  return namesByCity.get(city) ?? [];
}
