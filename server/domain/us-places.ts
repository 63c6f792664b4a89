export type Place = {
  city: string | null;
  state: string | null;
  latitude: number;
  /** Degrees east, so negative in the United States. */
  longitude: number;
};

export type PlacedState = Place & { state: string; name: string };
export type PlacedCity = Place & { city: string; state: string };

// "Name|abbreviation|degrees north|degrees west of the middle of the state".
const STATE_ROWS = `
Alabama|AL|32.8|86.8
Alaska|AK|64.2|152.5
Arizona|AZ|34.3|111.7
Arkansas|AR|34.8|92.4
California|CA|37.2|119.5
Colorado|CO|39.0|105.5
Connecticut|CT|41.6|72.7
Delaware|DE|39.0|75.5
District of Columbia|DC|38.9|77.03
Florida|FL|28.6|82.4
Georgia|GA|32.6|83.4
Hawaii|HI|20.8|156.9
Idaho|ID|44.4|114.6
Illinois|IL|40.0|89.2
Indiana|IN|39.9|86.3
Iowa|IA|42.1|93.5
Kansas|KS|38.5|98.4
Kentucky|KY|37.5|85.3
Louisiana|LA|31.1|92.0
Maine|ME|45.4|69.2
Maryland|MD|39.0|76.8
Massachusetts|MA|42.3|71.8
Michigan|MI|44.3|85.4
Minnesota|MN|46.3|94.3
Mississippi|MS|32.7|89.7
Missouri|MO|38.4|92.5
Montana|MT|47.0|109.6
Nebraska|NE|41.5|99.8
Nevada|NV|39.3|116.6
New Hampshire|NH|43.7|71.6
New Jersey|NJ|40.2|74.7
New Mexico|NM|34.4|106.1
New York|NY|42.9|75.5
North Carolina|NC|35.6|79.4
North Dakota|ND|47.4|100.5
Ohio|OH|40.3|82.8
Oklahoma|OK|35.6|97.5
Oregon|OR|43.9|120.6
Pennsylvania|PA|40.9|77.8
Rhode Island|RI|41.6|71.5
South Carolina|SC|33.9|80.9
South Dakota|SD|44.4|100.2
Tennessee|TN|35.9|86.4
Texas|TX|31.5|99.3
Utah|UT|39.3|111.7
Vermont|VT|44.1|72.7
Virginia|VA|37.5|78.8
Washington|WA|47.4|120.5
West Virginia|WV|38.6|80.6
Wisconsin|WI|44.6|89.7
Wyoming|WY|43.0|107.6
`;

// "Name|state|degrees north|degrees west". The better known of two cities of one name comes first and wins.
const CITY_ROWS = `
New York|NY|40.71|74.01;Los Angeles|CA|34.05|118.24;Chicago|IL|41.88|87.63;Houston|TX|29.76|95.37;Phoenix|AZ|33.45|112.07
Philadelphia|PA|39.95|75.17;San Antonio|TX|29.42|98.49;San Diego|CA|32.72|117.16;Dallas|TX|32.78|96.80;Jacksonville|FL|30.33|81.66
Fort Worth|TX|32.76|97.33;Austin|TX|30.27|97.74;San Jose|CA|37.34|121.89;Charlotte|NC|35.23|80.84;Columbus|OH|39.96|83.00
Indianapolis|IN|39.77|86.16;San Francisco|CA|37.77|122.42;Seattle|WA|47.61|122.33;Denver|CO|39.74|104.99;Oklahoma City|OK|35.47|97.52
Nashville|TN|36.16|86.78;Washington|DC|38.91|77.04;El Paso|TX|31.76|106.49;Las Vegas|NV|36.17|115.14;Boston|MA|42.36|71.06
Detroit|MI|42.33|83.05;Portland|OR|45.52|122.68;Louisville|KY|38.25|85.76;Memphis|TN|35.15|90.05;Baltimore|MD|39.29|76.61
Milwaukee|WI|43.04|87.91;Albuquerque|NM|35.08|106.65;Tucson|AZ|32.22|110.97;Fresno|CA|36.74|119.79;Sacramento|CA|38.58|121.49
Mesa|AZ|33.42|111.83;Atlanta|GA|33.75|84.39;Kansas City|MO|39.10|94.58;Colorado Springs|CO|38.83|104.82;Omaha|NE|41.26|95.94
Raleigh|NC|35.78|78.64;Miami|FL|25.76|80.19;Virginia Beach|VA|36.85|75.98;Long Beach|CA|33.77|118.19;Oakland|CA|37.80|122.27
Minneapolis|MN|44.98|93.27;Bakersfield|CA|35.37|119.02;Tulsa|OK|36.15|95.99;Tampa|FL|27.95|82.46;Arlington|TX|32.74|97.11
Wichita|KS|37.69|97.34;Aurora|CO|39.73|104.83;New Orleans|LA|29.95|90.07;Cleveland|OH|41.50|81.69;Honolulu|HI|21.31|157.86
Anaheim|CA|33.84|117.91;Henderson|NV|36.04|114.98;Orlando|FL|28.54|81.38;Lexington|KY|38.04|84.50;Stockton|CA|37.96|121.29
Riverside|CA|33.95|117.40;Corpus Christi|TX|27.80|97.40;Irvine|CA|33.68|117.83;Cincinnati|OH|39.10|84.51;Santa Ana|CA|33.75|117.87
Newark|NJ|40.74|74.17;St. Paul|MN|44.95|93.09;Pittsburgh|PA|40.44|80.00;Greensboro|NC|36.07|79.79;Durham|NC|35.99|78.90
Lincoln|NE|40.81|96.70;Jersey City|NJ|40.73|74.08;Plano|TX|33.02|96.70;Anchorage|AK|61.22|149.90;North Las Vegas|NV|36.20|115.12
St. Louis|MO|38.63|90.20;Madison|WI|43.07|89.40;Chandler|AZ|33.31|111.84;Gilbert|AZ|33.35|111.79;Reno|NV|39.53|119.81
Buffalo|NY|42.89|78.88;Chula Vista|CA|32.64|117.08;Fort Wayne|IN|41.08|85.14;Lubbock|TX|33.58|101.86;Toledo|OH|41.65|83.54
St. Petersburg|FL|27.77|82.64;Laredo|TX|27.51|99.51;Irving|TX|32.81|96.95;Chesapeake|VA|36.77|76.29;Glendale|AZ|33.54|112.19
Winston-Salem|NC|36.10|80.24;Port St. Lucie|FL|27.27|80.36;Scottsdale|AZ|33.49|111.93;Garland|TX|32.91|96.64;Boise|ID|43.62|116.20
Norfolk|VA|36.85|76.29;Spokane|WA|47.66|117.43;Richmond|VA|37.54|77.44;Fremont|CA|37.55|121.99;Huntsville|AL|34.73|86.59
Frisco|TX|33.15|96.82;Cape Coral|FL|26.56|81.95;Santa Clarita|CA|34.39|118.54;San Bernardino|CA|34.11|117.29;Tacoma|WA|47.25|122.44
Hialeah|FL|25.86|80.28;Modesto|CA|37.64|120.99;McKinney|TX|33.20|96.64;Des Moines|IA|41.59|93.62;Fontana|CA|34.09|117.44
Fayetteville|NC|35.05|78.88;Baton Rouge|LA|30.45|91.19;Rochester|NY|43.16|77.61;Moreno Valley|CA|33.94|117.23;Salt Lake City|UT|40.76|111.89
Worcester|MA|42.26|71.80;Yonkers|NY|40.93|73.90;Columbus|GA|32.46|84.99;Sioux Falls|SD|43.54|96.73;Little Rock|AR|34.75|92.29
Amarillo|TX|35.22|101.83;Tallahassee|FL|30.44|84.28;Grand Prairie|TX|32.75|97.00;Grand Rapids|MI|42.96|85.67;Peoria|AZ|33.58|112.24
Overland Park|KS|38.98|94.67;Knoxville|TN|35.96|83.92;Vancouver|WA|45.64|122.66;Oxnard|CA|34.20|119.18;Augusta|GA|33.47|81.97
Birmingham|AL|33.52|86.80;Providence|RI|41.82|71.41;Brownsville|TX|25.90|97.50;Oceanside|CA|33.20|117.38;Fort Lauderdale|FL|26.12|80.14
Chattanooga|TN|35.05|85.31;Tempe|AZ|33.43|111.94;Akron|OH|41.08|81.52;Ontario|CA|34.06|117.65;Eugene|OR|44.05|123.09
Santa Rosa|CA|38.44|122.71;Rancho Cucamonga|CA|34.11|117.59;Garden Grove|CA|33.77|117.94;Elk Grove|CA|38.41|121.37;Montgomery|AL|32.37|86.30
Mobile|AL|30.69|88.04;Shreveport|LA|32.53|93.75;Clarksville|TN|36.53|87.36;Salem|OR|44.94|123.04;Cary|NC|35.79|78.78
Newport News|VA|37.09|76.47;Springfield|MO|37.21|93.29;Murfreesboro|TN|35.85|86.39;Santa Maria|CA|34.95|120.44;Pembroke Pines|FL|26.01|80.30
Fort Collins|CO|40.59|105.08;Corona|CA|33.88|117.57;Lancaster|CA|34.70|118.14;Killeen|TX|31.12|97.73;Hayward|CA|37.67|122.08
Salinas|CA|36.68|121.66;Palmdale|CA|34.58|118.12;Alexandria|VA|38.80|77.05;Lakewood|CO|39.70|105.08;Springfield|MA|42.10|72.59
Hollywood|FL|26.01|80.15;Sunnyvale|CA|37.37|122.04;Macon|GA|32.84|83.63;Pasadena|CA|34.15|118.14;Bellevue|WA|47.61|122.20
Joliet|IL|41.53|88.08;Bridgeport|CT|41.19|73.20;Paterson|NJ|40.92|74.17;Naperville|IL|41.75|88.15;Syracuse|NY|43.05|76.15
Mesquite|TX|32.77|96.60;Dayton|OH|39.76|84.19;Savannah|GA|32.08|81.09;Escondido|CA|33.12|117.09;Pomona|CA|34.06|117.75
Rockford|IL|42.27|89.09;Thornton|CO|39.87|104.97;Olathe|KS|38.88|94.82;Gainesville|FL|29.65|82.32;Jackson|MS|32.30|90.18
Fargo|ND|46.88|96.79;Rochester|MN|44.01|92.48;Waco|TX|31.55|97.15;Denton|TX|33.21|97.13;Charleston|SC|32.78|79.93
Midland|TX|32.00|102.08;Torrance|CA|33.84|118.34;Roseville|CA|38.75|121.29;Surprise|AZ|33.63|112.37;McAllen|TX|26.20|98.23
Fullerton|CA|33.87|117.92;Orange|CA|33.79|117.85;Topeka|KS|39.05|95.68;Visalia|CA|36.33|119.29;Warren|MI|42.49|83.01
New Haven|CT|41.31|72.92;Columbia|SC|34.00|81.03;Hampton|VA|37.03|76.35;Cedar Rapids|IA|41.98|91.67;Elizabeth|NJ|40.66|74.21
Sterling Heights|MI|42.58|83.03;Stamford|CT|41.05|73.54;Kent|WA|47.38|122.23;Concord|CA|37.98|122.03;Santa Clara|CA|37.35|121.95
Carrollton|TX|32.98|96.89;Columbia|MO|38.95|92.33;Coral Springs|FL|26.27|80.27;Lafayette|LA|30.22|92.02;Hartford|CT|41.76|72.69
Simi Valley|CA|34.27|118.78;Thousand Oaks|CA|34.17|118.84;Norman|OK|35.22|97.44;Abilene|TX|32.45|99.73;Victorville|CA|34.54|117.29
Allentown|PA|40.60|75.47;Athens|GA|33.96|83.38;Vallejo|CA|38.10|122.26;Springfield|IL|39.78|89.65;Beaumont|TX|30.08|94.10
Evansville|IN|37.97|87.57;Arvada|CO|39.80|105.09;Ann Arbor|MI|42.28|83.74;Independence|MO|39.09|94.42;Berkeley|CA|37.87|122.27
Provo|UT|40.23|111.66;West Valley City|UT|40.69|112.00;West Jordan|UT|40.61|111.94;Fairfield|CA|38.25|122.04;El Monte|CA|34.07|118.03
Lansing|MI|42.73|84.56;Billings|MT|45.78|108.50;Carlsbad|CA|33.16|117.35;Temecula|CA|33.49|117.15;Clearwater|FL|27.97|82.80
Costa Mesa|CA|33.64|117.92;Miami Gardens|FL|25.94|80.25;Pearland|TX|29.56|95.29;Rio Rancho|NM|35.23|106.66;Meridian|ID|43.61|116.39
Westminster|CO|39.84|105.04;Manchester|NH|43.00|71.45;Wilmington|DE|39.74|75.55;Wilmington|NC|34.23|77.94;Round Rock|TX|30.51|97.68
Antioch|CA|38.00|121.81;Everett|WA|47.98|122.20;High Point|NC|35.96|80.01;Gresham|OR|45.50|122.43;Pueblo|CO|38.25|104.61
Richmond|CA|37.94|122.35;Lowell|MA|42.63|71.32;Cambridge|MA|42.37|71.11;Downey|CA|33.94|118.13;Sparks|NV|39.53|119.75
Inglewood|CA|33.96|118.35;West Palm Beach|FL|26.72|80.05;Lakeland|FL|28.04|81.95;Palm Bay|FL|28.03|80.59;Pompano Beach|FL|26.24|80.12
Boulder|CO|40.01|105.27;Broken Arrow|OK|36.05|95.79;Greeley|CO|40.42|104.71;Tyler|TX|32.35|95.30;Lewisville|TX|33.05|96.99
Burbank|CA|34.18|118.31;Hillsboro|OR|45.52|122.99;Green Bay|WI|44.51|88.02;San Mateo|CA|37.56|122.33;Ventura|CA|34.28|119.29
Daly City|CA|37.69|122.47;Renton|WA|47.48|122.22;Davenport|IA|41.52|90.58;South Bend|IN|41.68|86.25;Las Cruces|NM|32.31|106.78
Tuscaloosa|AL|33.21|87.57;Brockton|MA|42.08|71.02;Roanoke|VA|37.27|79.94;San Marcos|TX|29.88|97.94;New Bedford|MA|41.64|70.93
Kenosha|WI|42.58|87.82;Spokane Valley|WA|47.67|117.24;Bend|OR|44.06|121.31;Quincy|MA|42.25|71.00;Lynn|MA|42.47|70.95
Yakima|WA|46.60|120.51;Fort Myers|FL|26.64|81.87;Sugar Land|TX|29.62|95.63;College Station|TX|30.63|96.33;Nampa|ID|43.54|116.56
Flint|MI|43.01|83.69;Dearborn|MI|42.32|83.18;Livonia|MI|42.37|83.35;Troy|MI|42.61|83.15;Southfield|MI|42.47|83.22
Kalamazoo|MI|42.29|85.59;Bloomington|IN|39.17|86.53;Bloomington|IL|40.48|88.99;Bloomington|MN|44.84|93.30;Champaign|IL|40.12|88.24
Peoria|IL|40.69|89.59;Aurora|IL|41.76|88.32;Elgin|IL|42.04|88.28;Waukegan|IL|42.36|87.84;Evanston|IL|42.05|87.69
Schaumburg|IL|42.03|88.08;Decatur|IL|39.84|88.95;Cicero|IL|41.85|87.75;Oak Brook|IL|41.84|87.93;Carmel|IN|39.98|86.12
Fishers|IN|39.96|86.01;Lafayette|IN|40.42|86.88;Gary|IN|41.59|87.35;Hammond|IN|41.58|87.50;Muncie|IN|40.19|85.39
Terre Haute|IN|39.47|87.41;Canton|OH|40.80|81.38;Youngstown|OH|41.10|80.65;Dublin|OH|40.10|83.11;Westerville|OH|40.13|82.93
Mansfield|OH|40.76|82.52;Springfield|OH|39.92|83.81;Hamilton|OH|39.40|84.56;Mason|OH|39.36|84.31;Parma|OH|41.40|81.72
Lima|OH|40.74|84.11;Bowling Green|KY|36.97|86.48;Covington|KY|39.08|84.51;Owensboro|KY|37.77|87.11;Johnson City|TN|36.31|82.35
Franklin|TN|35.93|86.87;Jackson|TN|35.61|88.81;Kingsport|TN|36.55|82.56;Decatur|AL|34.61|86.98;Auburn|AL|32.61|85.48
Dothan|AL|31.22|85.39;Hoover|AL|33.41|86.81;Gulfport|MS|30.37|89.09;Hattiesburg|MS|31.33|89.29;Biloxi|MS|30.40|88.89
Tupelo|MS|34.26|88.70;Lake Charles|LA|30.23|93.22;Monroe|LA|32.51|92.12;Alexandria|LA|31.31|92.45;Metairie|LA|29.98|90.15
Fayetteville|AR|36.06|94.16;Fort Smith|AR|35.39|94.40;Bentonville|AR|36.37|94.21;Jonesboro|AR|35.84|90.70;Conway|AR|35.09|92.44
Rogers|AR|36.33|94.12;Lawton|OK|34.60|98.39;Edmond|OK|35.65|97.48;Stillwater|OK|36.12|97.06;Lawrence|KS|38.97|95.24
Kansas City|KS|39.11|94.63;Manhattan|NY|40.78|73.97;Brooklyn|NY|40.68|73.94;Queens|NY|40.73|73.79;Bronx|NY|40.84|73.86
Staten Island|NY|40.58|74.15;Manhattan|KS|39.18|96.57;Salina|KS|38.84|97.61;Grand Island|NE|40.93|98.34;Bellevue|NE|41.14|95.89
Rapid City|SD|44.08|103.23;Bismarck|ND|46.81|100.78;Grand Forks|ND|47.93|97.03;Minot|ND|48.23|101.30;Missoula|MT|46.87|113.99
Bozeman|MT|45.68|111.04;Great Falls|MT|47.50|111.30;Helena|MT|46.59|112.04;Cheyenne|WY|41.14|104.82;Casper|WY|42.87|106.31
Laramie|WY|41.31|105.59;Idaho Falls|ID|43.49|112.04;Pocatello|ID|42.87|112.45;Coeur d'Alene|ID|47.68|116.78;Twin Falls|ID|42.56|114.46
Ogden|UT|41.22|111.97;St. George|UT|37.10|113.57;Orem|UT|40.30|111.69;Lehi|UT|40.39|111.85;Logan|UT|41.74|111.83
Sandy|UT|40.57|111.84;Flagstaff|AZ|35.20|111.65;Yuma|AZ|32.69|114.63;Prescott|AZ|34.54|112.47;Santa Fe|NM|35.69|105.94
Roswell|NM|33.39|104.52;Carson City|NV|39.16|119.77;Grand Junction|CO|39.06|108.55;Longmont|CO|40.17|105.10;Loveland|CO|40.40|105.07
Broomfield|CO|39.92|105.09;Centennial|CO|39.58|104.88;Englewood|CO|39.65|104.99;Golden|CO|39.76|105.22;Durango|CO|37.28|107.88
Santa Barbara|CA|34.42|119.70;Santa Cruz|CA|36.97|122.03;San Luis Obispo|CA|35.28|120.66;Santa Monica|CA|34.02|118.49;Palo Alto|CA|37.44|122.14
Mountain View|CA|37.39|122.08;Redwood City|CA|37.49|122.24;Menlo Park|CA|37.45|122.18;Pleasanton|CA|37.66|121.87;Walnut Creek|CA|37.91|122.06
San Ramon|CA|37.78|121.98;Culver City|CA|34.02|118.40;El Segundo|CA|33.92|118.42;Glendale|CA|34.14|118.26;Huntington Beach|CA|33.66|118.00
Newport Beach|CA|33.62|117.93;Redding|CA|40.59|122.39;Chico|CA|39.73|121.84;Merced|CA|37.30|120.48;Napa|CA|38.30|122.29
Palm Springs|CA|33.83|116.55;Monterey|CA|36.60|121.89;Davis|CA|38.54|121.74;Eureka|CA|40.80|124.16;Beaverton|OR|45.49|122.80
Medford|OR|42.33|122.88;Corvallis|OR|44.56|123.26;Redmond|WA|47.67|122.12;Kirkland|WA|47.68|122.21;Olympia|WA|47.04|122.90
Bellingham|WA|48.75|122.48;Bremerton|WA|47.57|122.63;Kennewick|WA|46.21|119.14;Wenatchee|WA|47.42|120.31;Fairbanks|AK|64.84|147.72
Juneau|AK|58.30|134.42;Hilo|HI|19.71|155.08;Kailua|HI|21.40|157.74;Duluth|MN|46.79|92.10;St. Cloud|MN|45.56|94.16
Mankato|MN|44.16|94.00;Eden Prairie|MN|44.85|93.47;Plymouth|MN|45.01|93.46;Brooklyn Park|MN|45.09|93.36;Appleton|WI|44.26|88.42
Eau Claire|WI|44.81|91.50;La Crosse|WI|43.80|91.24;Racine|WI|42.73|87.78;Oshkosh|WI|44.02|88.54;Waukesha|WI|43.01|88.23
Janesville|WI|42.68|89.02;Wausau|WI|44.96|89.63;Iowa City|IA|41.66|91.53;Sioux City|IA|42.50|96.40;Dubuque|IA|42.50|90.66
Waterloo|IA|42.49|92.34;Ames|IA|42.03|93.62;West Des Moines|IA|41.58|93.71;Council Bluffs|IA|41.26|95.86;Moline|IL|41.51|90.52
Traverse City|MI|44.76|85.62;Saginaw|MI|43.42|83.95;Midland|MI|43.62|84.25;Farmington Hills|MI|42.50|83.38;Holland|MI|42.79|86.11
St. Charles|MO|38.78|90.48;Joplin|MO|37.08|94.51;Jefferson City|MO|38.58|92.17;Lee's Summit|MO|38.91|94.38;St. Joseph|MO|39.77|94.85
Marietta|GA|33.95|84.55;Alpharetta|GA|34.08|84.29;Sandy Springs|GA|33.92|84.38;Roswell|GA|34.02|84.36;Albany|GA|31.58|84.16
Valdosta|GA|30.83|83.28;Duluth|GA|34.00|84.14;Warner Robins|GA|32.61|83.62;Asheville|NC|35.60|82.55;Concord|NC|35.41|80.58
Gastonia|NC|35.26|81.19;Greenville|NC|35.61|77.37;Hickory|NC|35.73|81.34;Chapel Hill|NC|35.91|79.06;Jacksonville|NC|34.75|77.43
Greenville|SC|34.85|82.40;Spartanburg|SC|34.95|81.93;Myrtle Beach|SC|33.69|78.89;North Charleston|SC|32.85|79.97;Rock Hill|SC|34.92|81.03
Florence|SC|34.20|79.76;Pensacola|FL|30.42|87.22;Sarasota|FL|27.34|82.53;Naples|FL|26.14|81.79;Ocala|FL|29.19|82.14
Boca Raton|FL|26.37|80.13;Daytona Beach|FL|29.21|81.02;Melbourne|FL|28.08|80.61;Kissimmee|FL|28.29|81.41;Miami Beach|FL|25.79|80.13
Coral Gables|FL|25.72|80.27;Delray Beach|FL|26.46|80.07;Bradenton|FL|27.50|82.57;Panama City|FL|30.16|85.66;Key West|FL|24.56|81.78
Lynchburg|VA|37.41|79.14;Charlottesville|VA|38.03|78.48;Harrisonburg|VA|38.45|78.87;Arlington|VA|38.88|77.09;Reston|VA|38.97|77.34
McLean|VA|38.93|77.18;Fairfax|VA|38.85|77.31;Herndon|VA|38.97|77.39;Portsmouth|VA|36.84|76.30;Blacksburg|VA|37.23|80.41
Charleston|WV|38.35|81.63;Huntington|WV|38.42|82.45;Morgantown|WV|39.63|79.96;Wheeling|WV|40.06|80.72;Rockville|MD|39.08|77.15
Bethesda|MD|38.98|77.10;Silver Spring|MD|38.99|77.03;Columbia|MD|39.20|76.86;Annapolis|MD|38.98|76.49;Frederick|MD|39.41|77.41
Gaithersburg|MD|39.14|77.20;Hagerstown|MD|39.64|77.72;Towson|MD|39.40|76.60;Salisbury|MD|38.36|75.60;Dover|DE|39.16|75.52
Newark|DE|39.68|75.75;Harrisburg|PA|40.27|76.88;Lancaster|PA|40.04|76.31;Scranton|PA|41.41|75.66;Reading|PA|40.34|75.93
Bethlehem|PA|40.63|75.37;Erie|PA|42.13|80.09;York|PA|39.96|76.73;State College|PA|40.79|77.86;King of Prussia|PA|40.09|75.40
Wilkes-Barre|PA|41.25|75.88;Trenton|NJ|40.22|74.76;Princeton|NJ|40.35|74.66;Camden|NJ|39.93|75.12;Edison|NJ|40.52|74.41
Hoboken|NJ|40.74|74.03;Atlantic City|NJ|39.36|74.42;Cherry Hill|NJ|39.93|75.03;Morristown|NJ|40.80|74.48;New Brunswick|NJ|40.49|74.45
Parsippany|NJ|40.86|74.43;Albany|NY|42.65|73.76;White Plains|NY|41.03|73.76;Ithaca|NY|42.44|76.50;Utica|NY|43.10|75.23
Schenectady|NY|42.81|73.94;Binghamton|NY|42.10|75.92;Poughkeepsie|NY|41.70|73.92;New Rochelle|NY|40.91|73.78;Saratoga Springs|NY|43.08|73.78
Long Island|NY|40.79|73.13;Waterbury|CT|41.56|73.04;Norwalk|CT|41.12|73.41;Danbury|CT|41.39|73.45;New London|CT|41.36|72.10
Warwick|RI|41.70|71.42;Cranston|RI|41.78|71.44;Pawtucket|RI|41.88|71.38;Newport|RI|41.49|71.31;Framingham|MA|42.28|71.42
Somerville|MA|42.39|71.10;Waltham|MA|42.38|71.24;Burlington|MA|42.50|71.20;Andover|MA|42.66|71.14;Salem|MA|42.52|70.90
Fall River|MA|41.70|71.16;Pittsfield|MA|42.45|73.25;Nashua|NH|42.77|71.47;Concord|NH|43.21|71.54;Portsmouth|NH|43.07|70.76
Burlington|VT|44.48|73.21;Montpelier|VT|44.26|72.58;Rutland|VT|43.61|72.97;Portland|ME|43.66|70.26;Bangor|ME|44.80|68.77
Lewiston|ME|44.10|70.21;Augusta|ME|44.31|69.78;Galveston|TX|29.30|94.80;Odessa|TX|31.85|102.37;Wichita Falls|TX|33.91|98.49
Pasadena|TX|29.69|95.21;The Woodlands|TX|30.17|95.46;Katy|TX|29.79|95.82;Richardson|TX|32.95|96.73;Allen|TX|33.10|96.67
Southlake|TX|32.94|97.13;New Braunfels|TX|29.70|98.12;Temple|TX|31.10|97.34;Longview|TX|32.50|94.74;San Angelo|TX|31.46|100.44
Harlingen|TX|26.19|97.70;Bryan|TX|30.67|96.37;Port Arthur|TX|29.90|93.94
`;

export const US_STATES: readonly PlacedState[] = STATE_ROWS.trim()
  .split("\n")
  .map((row) => {
    const [name = "", state = "", north, west] = row.split("|");
    return { city: null, name, state, latitude: Number(north), longitude: -Number(west) };
  });

export const US_CITIES: readonly PlacedCity[] = CITY_ROWS.trim()
  .split(/[;\n]/)
  .map((row) => {
    const [city = "", state = "", north, west] = row.split("|");
    return { city, state, latitude: Number(north), longitude: -Number(west) };
  });
