/** Written in the draft format that `read-drafts.ts` explains. */
export const COMMERCE_DRAFTS = `
=== sales
S1 Commission is paid on what the customer keeps, so nobody is rewarded for a bad fit.
S2 Leads are assigned by region and never reshuffled at the end of a quarter.
S3 Your first month is riding along, listening and taking notes.
S4 Notes go into the CRM the same day, because memory is not a system.
R1 Prospecting and consultative selling
R2 Salesforce or HubSpot
R3 Valid driver's license
R4 Clear presentations and proposals
R5 Quota attainment you can document
* outside-sales | Outside Sales Representative, Farm Equipment | Northfork Agricultural Supply | Grand Island, NE | $52,000 base plus commission
Deals are made on tailgates here, and a season's trust is lost in one late part. You call on 140 farms and feedlots, demonstrate balers and moisture sensors, take trade-ins with a fair eye, and coordinate with the service shop when harvest breaks something at nine at night. {S1} {S3} Three years of selling to farmers or contractors are wanted, though growing up on a farm and selling anything comes close. The truck is ours, the radio is yours.
: 3 years of outside sales ; Agriculture or equipment knowledge ; 1 ; 3 ; 2 ; Existing relationships in central Nebraska a plus
* inside-sales | Inside Sales Representative | Ironwood Fasteners | Rockford, IL | $48,000-56,000 a year plus bonus
Somebody calls with a bolt in hand and no idea what it is; ten minutes later you have identified, quoted and shipped it. The desk handles about sixty contacts a day from machine shops and maintenance crews, and grows accounts by asking what else jams. {S4} {S2} One year in sales, parts counter or customer service is needed. We teach thread standards through a card game that people take far too seriously. No cold calls after lunch, by decree of the founder.
: 1 year in sales, parts counter or customer service ; Friendly and exact on the phone ; 2 ; Quoting and order entry ; Mechanical curiosity ; Industrial distribution experience preferred
* account-executive | Account Executive, Software | Acorn Ledger | Remote | $75,000 base, $150,000 on target
Accountants who serve bakeries, barbers and bike shops are your market. You run a full cycle of four to six weeks: a discovery call in which you mostly listen, a demo with the prospect's own numbers, a short proposal, and a handover that support will thank you for. {S1} {S2} {S4} Three years of closing software deals below fifty thousand dollars are required. Two trade shows a year are in person, and both have excellent bread.
: 3 years of closing software sales ; 1 ; 5 ; Product demonstrations ; 2 ; Accounting industry knowledge a plus
* medical-device-sales | Medical Device Sales Representative | Corvane Orthopedics | Phoenix, AZ | $85,000 base plus commission
You stand in the operating room at six with the right tray and an opinion when asked. Covering eleven hospitals in the valley, you support knee and shoulder cases, train scrub staff, manage consignment stock and win surgeons by being the one who answers on Sunday. {S3} {S2} Two years of medical or technical sales, or experience as a surgical technologist, are required. Vendor credentialing is handled by us. The calendar is unpredictable, the autonomy real, and the valley is hot at any hour.
: 2 years of medical or technical sales, or surgical technologist experience ; Operating room etiquette ; 3 ; Inventory and consignment management ; 4 ; Orthopedic experience preferred
* sdr | Sales Development Representative | Larchmont Cloudworks | Seattle, WA | $58,000 base, $82,000 on target
Engineers can smell a template, so you write to forty of them a week instead of four hundred. Research the stack, call when it makes sense, book meetings that both sides are glad about, and learn the product until support invites you to their lunches. {S4} {S3} No degree is required; a year of work that involved strangers is. Half of our account executives started here, and the path takes fifteen months on average. Ferry commuters may start at half past nine.
: 1 year of work with customers ; Clear writing ; Resilience and curiosity ; 2 ; Interest in cloud technology ; Campus or retail sales a plus
* sales-manager | Regional Sales Manager | Hollowtree Coffee Roasters | Nashville, TN | $98,000-112,000 a year plus bonus
Hotels, hospitals and four hundred independent cafes drink what we roast. You lead seven representatives from Kentucky to Alabama, ride with each of them monthly, set targets they helped to build, negotiate the big accounts yourself and keep peace with the roastery about rush orders. {S1} {S4} Six years of food service or beverage sales with two of managing people are required. Palate training is free, involuntary and delightful. Expect eight nights a month away from home.
: 6 years of food service or beverage sales ; 2 years of managing sales representatives ; Forecasting and territory planning ; Key account negotiation ; 2 ; Coffee industry background a plus
* solar-sales | Residential Solar Consultant | Brightacre Solar | Sacramento, CA | $50,000 base plus commission
The honest answer is sometimes that the roof faces the wrong way, and you will give it. You meet homeowners who asked for a visit, read their bills, design a system on a tablet, explain financing without fog and follow the job until the inspector signs. {S1} {S3} One year of in-home or consultative sales fits, as does a background in roofing or electrical work. There is no door knocking at dusk. Fluent Spanish or Hmong opens half of our county.
: 1 year of consultative sales or roofing and electrical work ; Financial literacy and plain explanations ; 3 ; Evening and Saturday appointments ; Home Improvement Salesperson registration within 60 days ; Spanish or Hmong preferred
* wholesale-fashion | Wholesale Account Manager | Threadbare & Sons Apparel | New York, NY | $82,000-94,000 a year
Our sock wall in the showroom is a minor tourist attraction, and buyers stay longer than planned. From there you run 160 independent shops and three department stores: line reviews, market weeks, reorders, late shipments, and the odd sample lost in a taxi. {S2} {S4} Four years of wholesale in apparel or accessories are needed, with relationships you can bring along. Numbers are weekly and shared, the team is three people, and a cat named Merino supervises.
: 4 years of wholesale apparel or accessories sales ; Line sheets and market weeks ; Retail math ; 4 ; NuOrder or Joor ; Established buyer relationships preferred

=== business-development
S1 You report to the founder, who answers the phone and keeps promises.
S2 Pipeline reviews look at learning first and at dollars second.
R1 Partnership or enterprise sales experience
R2 Proposal writing
R3 Market research
R4 Negotiation and contract basics
R5 Bachelor's degree
* bd-manager | Business Development Manager | Brightacre Solar | San Jose, CA | $105,000-122,000 a year plus commission
School districts, wineries and cold storage firms have roofs by the acre and no time to think about them. You identify the right ones, map who decides, bring engineers and financiers into one room and carry a deal through boards and bond counsel, which takes eleven months if all goes well. {S2} {S1} Five years of commercial energy, construction or public sector sales are required. You will spend two days a week on the road and know every good taco between Fresno and Santa Rosa.
: 5 years of commercial energy, construction or public sector sales ; 2 ; 4 ; Long sales cycles with several decision makers ; 5 ; Power purchase agreement knowledge a plus
* partnerships | Strategic Partnerships Lead | Wayline Maps | Boulder, CO | $118,000-138,000 a year
Park agencies have the data, outfitters the customers and car makers the screens, and we have the map between them. You decide whom to court, write the terms with counsel, launch joint features with product and measure whether hikers benefited. {S2} Six years of partnerships or corporate development are asked for, preferably where data was the currency. Expect strategy in the morning, a ranger with a paper binder in the afternoon, and a deal that lives or dies on trust. Travel is about one week in four.
: 6 years of partnerships or corporate development ; Data licensing agreements ; 4 ; Cross-functional launches ; 5 ; Outdoor or geospatial sector experience preferred
* bd-associate | Business Development Associate | Stonebridge Civil Constructors | Richmond, VA | $64,000-74,000 a year
Every bridge we build began as a line in a county plan, and you are the person who reads county plans. You track funding, log meetings, prepare qualification packages with estimators and designers, organize site walks, and keep forty years of project photographs findable. {S1} {S2} Two years in marketing, proposals or local government are needed. Writers are preferred over talkers, although you will meet mayors. After two proposal seasons our associates usually carry a market of their own, such as water plants or marinas.
: 2 years in proposals, marketing or local government ; 2 ; 3 ; InDesign or similar layout tool ; 5 ; Construction industry exposure a plus
* biotech-bd | Director of Business Development, Life Sciences | Helixbrook Bioservices | San Diego, CA | $170,000-195,000 a year
Small biotechs hand us their molecule and eighteen months of runway. As director you open the doors on the West Coast, shape development programs with our chemists, price risk fairly and lead two managers who were scientists first, as you may have been. {S2} {S1} Ten years in contract research or manufacturing with a record of closing seven-figure agreements are required. An advanced degree in chemistry or biology is preferred because clients draw structures on napkins and expect you to have a view.
: 10 years in contract research or manufacturing ; Record of seven-figure agreements ; 4 ; Team leadership ; Conference presence ; 3 ; Advanced degree in chemistry or biology preferred

=== retail
S1 Schedules are posted three weeks ahead and stay as posted.
S2 Full-time staff get two consecutive days off, always.
S3 The staff discount is forty percent and works for your mother too.
R1 Retail leadership experience
R2 Visual merchandising
R3 Inventory control and shrink reduction
R4 Scheduling and labor budgeting
R5 Open availability including weekends
* store-manager-outdoor | Store Manager | Palisade Outdoor Brands | Bend, OR | $66,000-76,000 a year plus bonus
Climbers, grandparents, river guides with wet feet: the shop on Wall Street sells to all of them and does not snub a beginner. You manage twenty-two people, a rental counter, a repair bench and four million dollars of sales, plan clinics and own the number at the bottom of the page. {S2} {S1} Four years of store leadership are required, and a real conversation about gear must be possible. Powder mornings have a rule: the keys come before the lifts.
: 4 years of store leadership ; 4 ; 3 ; Hiring and coaching ; 2 ; 5 ; Outdoor knowledge a plus
* assistant-manager-grocery | Assistant Store Manager, Grocery | Pennywhistle Market | Asheville, NC | $21-24 an hour
A neighborhood grocer with nine aisles, a bakery that starts at three, and customers who argue about peaches. As assistant manager you open or close, run the front end, order dairy and frozen, coach cashiers through their first rush, and walk the store with the produce lead every morning. {S1} {S3} Two years in a grocery with keys in your pocket are what we ask. You should like food, count accurately, and be able to lift a case of melons while saying hello.
: 2 years of grocery experience with shift leadership ; Ordering and inventory ; Cash office procedures ; Food safety certification or ability to obtain it ; 5 ; Natural foods experience preferred
* keyholder-bookstore | Bookstore Keyholder | Paper Lantern Books | Iowa City, IA | $16.25-18.00 an hour
Poets read downstairs on Thursdays, and upstairs somebody is always looking for the blue book from the radio. You sell, shelve, recommend, close the till, host events and help choose the staff table. The children's room needs a person who can do voices. {S3} {S2} A year in a shop, library or cafe is needed, plus a reading habit that shows in conversation. Twenty-eight to thirty-six hours a week, with health insurance from thirty, which booksellers will know is uncommon.
: 1 year in retail, library or cafe work ; Broad reading ; Cash handling ; 5 ; Event hosting ; Children's literature knowledge a plus
* department-manager-home | Department Manager, Plumbing and Electrical | Hammer & Fern Home Supply | Tulsa, OK | $22-26 an hour
Saturday at eight the aisle fills with people holding a broken part and hope. You lead nine associates, two of them retired plumbers worth their weight in brass, set planograms, keep bins full, train, and solve leaks by conversation. Store sales depend on your corner more than any other. {S1} {S2} Three years in home improvement or a trade plus some experience leading people are needed. The forklift license is earned here; patience with a man who already took it apart must come with you.
: 3 years in home improvement retail or a trade ; Team leadership ; Product knowledge in plumbing or electrical ; 3 ; 5 ; Spanish preferred ; Forklift license a plus
* merchandiser | Visual Merchandiser | Threadbare & Sons Apparel | Chicago, IL | $52,000-60,000 a year
Four shops, four windows a season and a budget that rewards wit. You sketch, build with a saw and a steamer, dress mannequins, train shop teams to keep it standing, and photograph everything for the regional call. Last winter's window featured nine hundred pom-poms and stopped a bus. {S1} Two years of visual merchandising or set building are the entry. Bring a portfolio with cost per window in it. You drive a small van between neighborhoods and parallel park like a native, or soon will.
: 2 years of visual merchandising or set building ; 2 ; Portfolio ; Basic carpentry and lighting ; Valid driver's license ; Adobe Illustrator preferred
* district-manager | District Manager | Pennywhistle Market | Greenville, SC | $102,000-118,000 a year
Eleven stores, eleven personalities and one standard for how a peach should look. You coach managers on the floor rather than by e-mail, review labor and waste, choose sites with the family that owns us, hire the next generation and open two stores a year. {S2} {S1} Seven years in grocery with multi-store responsibility are required. A company car comes along, together with an honest weekly call in which bad news is appreciated early and tomatoes are discussed at length.
: 7 years in grocery retail with multi-store responsibility ; Profit and loss ownership ; 4 ; Store openings ; Coaching managers ; Fresh food operations ; Bachelor's degree preferred
* sales-associate | Retail Sales Associate, Running Shop | Second Wind Running | Madison, WI | 
You kneel on a carpet, look at how somebody walks, and find the shoe that ends three years of complaint. Sales here are slow, personal and final. Each associate fits about fourteen people a day, restocks, helps at the Tuesday group run and rings the bell for first marathons. {S3} {S1} Experience in selling is useful, but kindness and interest in movement are what we hire. Training in gait takes five days and is paid. Twenty to forty hours, your choice, revisited each season.
: Friendly face-to-face manner ; Interest in running, walking or physical therapy ; 5 ; Able to kneel and lift stock ; Point-of-sale experience a plus ; Coaching experience a plus

=== real-estate
S1 Two coordinators take care of the paper, so you can take care of the people.
S2 The office is downtown, the coffee is good, and the dog is tolerant.
R1 State real estate license
R2 Valid driver's license and reliable car
R3 Negotiation
R4 Yardi, AppFolio or a similar property system
* agent | Residential Real Estate Agent | Brass Key Realty | Savannah, GA | Commission, with a $2,500 monthly draw for six months
Live oaks, leaning porches and buyers from Ohio who have watched too much television. You guide them through termites, flood zones and historic boards, list homes with photographs that do not lie, hold open houses with lemonade, and stay friends after closing. {S1} {S2} A Georgia license is required, experience is not; a senior agent shares two deals with you first. We ask for weekly prospecting, which you report aloud over biscuits.
: Georgia real estate license ; 2 ; 3 ; Local knowledge of Savannah ; Comfortable on camera for listings ; Sales or hospitality background preferred
* property-manager | Property Manager, Apartments | Larkspur Residential | Aurora, CO | $62,000-70,000 a year plus housing discount
Two hundred eighteen homes around a courtyard with stubborn geese. You lead a leasing agent and three maintenance people, collect rent with dignity, walk units, handle notices lawfully, plan the budget and organize the summer cookout that keeps renewals high. {S1} Three years of managing apartments are required, Colorado law and fair housing should be second nature. Emergencies rotate among four managers, so one weekend in four is yours, with a bonus for each call after ten. You answer to an owner's representative who visits quarterly, reads the maintenance log first and pays for new boilers without a fight.
: 3 years of apartment management ; Fair housing and Colorado landlord law ; 4 ; Budgeting ; Supervision of maintenance staff ; Spanish or Amharic a plus ; CAM certification preferred
* leasing-agent | Leasing Consultant | Larkspur Residential | Denver, CO | $20-23 an hour plus commission
Eight stories, a roof with a view of the mountains, and people at the moment they change their lives. You answer inquiries within the hour, give tours, screen applications fairly, prepare leases, and carry a spare key with good humor. {S2} {S1} One year in sales, hotels or leasing suits this desk. Saturdays are worked, Mondays are off. Commission is forty dollars for each lease signed, paid the next payday, and residents who renew count for half.
: 1 year in sales, hospitality or leasing ; Tours and follow-up ; Fair housing training or willingness to take it ; 4 ; Weekend availability ; Spanish preferred
* commercial-analyst | Commercial Real Estate Analyst | Meridian Row Capital | Dallas, TX | $78,000-92,000 a year
Warehouses near the airport are the whole business, and you will learn to value one by its doors. You model acquisitions in Argus and Excel, abstract leases, tour buildings with brokers who talk fast, prepare committee memos and check after a year whether you were right. {S2} A finance or real estate degree with one to three years of underwriting are required. Ten people, no layers, and partners who show how they erred in 2009 with charts. Site tours happen every other Friday, and you will learn to hear a bad roof from the loading dock before the report does.
: Bachelor's degree in finance or real estate ; 1-3 years of real estate underwriting ; Argus and Excel ; Lease abstraction ; Concise memo writing ; Industrial property experience preferred
* appraiser | Residential Appraiser Trainee | Plumbline Valuation | Lancaster, PA | $44,000-50,000 a year
Stone farmhouses with three additions and no square corner will teach you measuring. Under a certified appraiser you inspect homes, sketch, photograph, research sales at the courthouse, and draft reports until your supervisor's red pen runs dry. Hours count toward the license. {S1} The state's trainee courses must be done or nearly done, and a reliable car is needed for gravel lanes. Former builders and surveyors have taken to it well. After about eighteen months you sit the exam at our cost.
: Appraiser trainee courses completed or in progress ; 2 ; Careful measuring and note taking ; Spreadsheet skills ; Construction or surveying background a plus
`;
