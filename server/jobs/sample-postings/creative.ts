/** Written in the draft format that `read-drafts.ts` explains. */
export const CREATIVE_DRAFTS = `
=== marketing
S1 Campaigns start with a customer's sentence, written on the wall.
S2 Results are shared on the first Monday, including the embarrassing ones.
S3 You will have a budget from your first month and the trust to spend it.
S4 Copy is read aloud before it leaves the building.
R1 Google Analytics
R2 Email marketing with Klaviyo, Mailchimp or HubSpot
R3 Paid search and paid social
R4 Clear, lively writing
R5 SEO fundamentals
R6 Bachelor's degree in marketing or comparable experience
* coordinator | Marketing Coordinator | Hollowtree Coffee Roasters | Nashville, TN |
Bags must be photographed, festivals staffed, cafe owners sent what they were promised. You keep the calendar, write the weekly newsletter about farms and brewing, schedule posts, order print, and turn up at six on market Saturdays with a thermos and a smile. {S1} {S4} One year of marketing work, internships counted, is what we want, with writing samples that made somebody act. You will learn to cup coffee by your second week and to spell Gesha by your first.
: 1 year of marketing work including internships ; 4 ; Social media scheduling ; 2 ; Canva or Adobe Creative Cloud ; Event support ; Food or beverage interest a plus
* digital-manager | Digital Marketing Manager | Palisade Outdoor Brands | Salt Lake City, UT | $92,000-108,000 a year
Nine million visits a year, and most of them leave without a tent. You own paid search, shopping ads, affiliates and retargeting with a budget of four million, direct one specialist and an agency that needs a firm client, and test landing pages with the web team weekly. {S2} {S3} Five years of performance marketing in e-commerce are required and attribution should make you suspicious. The team debates in the gondola line, so a helmet with good padding is advised.
: 5 years of performance marketing in e-commerce ; 3 ; 1 ; Budget ownership above 1 million dollars ; Landing page testing ; SQL or Looker a plus
* content-marketer | Content Marketing Specialist | Acorn Ledger | Remote | $72,000-84,000 a year
Bakers search at night for the answer to a tax question and find us, if you do it right. You write guides that an accountant would sign, interview shop owners, edit guest pieces, keep two hundred old articles true and measure what turned readers into customers. {S4} {S1} Three years of content work with published pieces in your name are needed, best on a dry subject made bearable. You will pair with an editor who spent twenty years at a newspaper and deletes gently.
: 3 years of content marketing with published work ; 4 ; 5 ; Interviewing customers ; 1 ; Accounting or small business knowledge preferred
* brand-manager | Brand Manager | Gristmill Foods | Minneapolis, MN | $104,000-120,000 a year
Granola is a crowded shelf, and ours has a goat on it that people are fond of. You own the brand's plan: positioning, packaging, pricing with finance, launches with the plant, and a media mix that fits a mid-size purse. Two new flavors ship each spring and one of them will be your idea. {S2} {S1} Six years in packaged goods with profit responsibility are asked for. You know how a buyer's calendar runs and have lost a listing once, and got it back.
: 6 years of consumer packaged goods marketing ; Brand plan and profit responsibility ; Packaging and launch management ; Syndicated data such as Nielsen or Circana ; 6 ; MBA preferred
* email-marketer | Lifecycle Email Marketer | Threadbare & Sons Apparel | Portland, OR |
Our list opens half of what we send, and you get to keep it that way by sending less. You plan welcome, win-back and holiday flows, write subject lines with restraint, build in Klaviyo, segment by what feet actually need, and watch deliverability like a gardener watches frost. {S2} {S4} Three years of lifecycle marketing are required, HTML for e-mail should not scare you. In December you may be found packing parcels, hat on, between two send times.
: 3 years of lifecycle or email marketing ; Klaviyo ; HTML email templates ; A/B testing ; 4 ; SMS marketing a plus
* seo-specialist | SEO Specialist | Spindle & Oak Digital | Columbus, OH |
Museums, hospitals and a maker of church bells rely on you to be found. You audit sites with a crawler and common sense, brief writers, fix structure with developers, earn links by having something to say, and explain to a bell maker why nobody searches for campanology supplies. {S2} {S4} Two years of search work for several clients are needed, along with screenshots of what went up and what went down. Pairing with a front-end developer each Thursday keeps recommendations buildable.
: 2 years of SEO for several clients ; Technical audits with Screaming Frog or similar ; 1 ; Content briefs ; HTML basics ; 3 ; Local search experience preferred
* event-marketing | Event Marketing Manager | Vantage Loop Robotics | Pittsburgh, PA | $88,000-102,000 a year
Trade show floors love a robot that works, and punish one that does not. You plan nine shows and a customer summit a year: booth, freight, demos with engineers, dinners where deals thaw, and the follow-up that makes it count. {S3} {S2} Five years of event marketing for business customers are required, with proof that you can run a load-in at midnight and a budget review at nine. Expect to travel one week in three, always with a toolbox in checked luggage.
: 5 years of business event marketing ; Trade show logistics ; Budget ownership ; Lead follow-up with sales ; 4 ; Manufacturing or logistics audience preferred
* cmo | Vice President of Marketing | Blue Heron Veterinary Group | Raleigh, NC |
Eleven animal hospitals kept their own names, and you will decide which of them grow under one roof. You lead six marketers, agency partners and a call center pilot, define the brand with vets who distrust advertising, build a demand model by neighborhood and sit with the executives every Tuesday. {S1} {S3} Twelve years in marketing with five leading teams in multi-site consumer services are required. An animal at home is not a requirement but has, so far, always been the case.
: 12 years in marketing with 5 of team leadership ; Multi-site consumer services ; Brand architecture ; Demand forecasting ; Agency management ; Health care or pet care preferred

=== communications
S1 Nothing goes out until a second person has read it.
S2 Crisis duty rotates, and the phone rings about twice a year.
R1 Excellent writing and editing in AP style
R2 Media relations
R3 Bachelor's degree in communications, journalism or English
R4 Social media judgment
R5 Calm under deadline
* pr-specialist | Public Relations Specialist | Copper Kettle Hospitality Group | Flagstaff, AZ |
Two lodges, seven restaurants and a volcano for a neighbor make for good stories. You pitch travel editors, host writers who arrive hungry, draft releases that are shorter than usual, answer reviews with grace and keep a photo library that is not all sunsets. {S1} {S2} Two years in public relations or journalism are required, and an ear for what is really news. You will know chefs, guides and a snowplow driver who became our most popular video.
: 2 years in public relations or journalism ; 1 ; 2 ; 4 ; Photo and video basics ; Travel or food sector preferred
* communications-manager | Communications Manager | Larkmoor Regional Hospital | Columbus, OH | $82,000-95,000 a year
Seven thousand employees read what you write, some of them at four in the morning on a phone in a supply room. You run the intranet, leadership messages, town halls and the incident bulletins that must be right within fifteen minutes, and you train executives to answer a plain question plainly. {S2} {S1} Five years of internal or corporate communications are needed, in a setting with shifts if possible. Nurses tell you what was unclear, which makes you better.
: 5 years of internal or corporate communications ; 1 ; Executive messaging ; 5 ; Intranet platforms such as SharePoint ; 3 ; Health care experience preferred
* public-information | Public Information Officer | City of Marlow Springs | Springfield, MO |
Boil-water notices, budget hearings, a bear in a car wash: you are the city's voice for all of it. The officer writes alerts, answers reporters on deadline, films the mayor without making her sigh, publishes records on request and builds trust before it is needed. {S2} Four years in a newsroom or public affairs are required. Spanish will widen your audience at once. Some nights in storm season are spent in the operations center on a cot, with good company and terrible soup. The city manager takes questions live on the radio once a month, and you prepare her for the hard ones.
: 4 years in a newsroom or public affairs ; 1 ; 2 ; Public records law ; Video for social channels ; 5 ; Spanish preferred
* copywriter | Copywriter | Spindle & Oak Digital | Columbus, OH |
One day it is a dinosaur hall, the next a patient portal, and on Friday three words for the side of a truck. You write for screens and walls, work beside designers from the first sketch, interview clients who know too much, and defend a short sentence against committees. {S1} Three years of copywriting and a portfolio with at least one thing that made you laugh are required. Accessibility shapes how we write, so you learn plain language properly, with tests in front of real readers.
: 3 years of copywriting ; Portfolio across formats ; Interviewing subject experts ; Plain language ; 4 ; UX writing preferred
* technical-writer | Technical Writer | Kestrel Ridge Instruments | Fort Collins, CO | $84,000-98,000 a year
Somebody with frozen fingers will read your manual at eleven thousand feet, so the first step had better be first. You document sensors, gateways and an API, take apart the device before describing it, draw diagrams, keep docs in Git beside the code, and go along on one installation a season. {S1} Three years of technical writing for hardware or software are needed. Engineers here review with care and reply within a day, which we understand is unusual. Your readers include hydrologists, ski patrols and translators in two countries, so terms are chosen once and then kept.
: 3 years of technical writing ; Markdown and Git ; API documentation ; Diagrams and screenshots ; Curiosity about hardware ; DITA or translation workflow a plus

=== design
S1 Critique is on Wednesdays, is about the work, and always ends on time.
S2 You will test with five real people before anyone says final.
S3 Files are named so that a stranger can find them.
R1 Figma
R2 Adobe Creative Cloud (Illustrator, Photoshop, InDesign)
R3 Portfolio that shows process as well as results
R4 Typography and layout
R5 User research and usability testing
R6 Design systems
* graphic-designer | Graphic Designer | Hollowtree Coffee Roasters | Nashville, TN | $56,000-65,000 a year
Coffee bags are small posters that must survive a grinder, and you will draw thirty a year. Add menus, a delivery van, market stalls and the tea towel that sells out. Print is half of the work: you will stand at presses at seven in the morning arguing about brown. {S3} {S1} Three years of design with real print experience are required. Illustration of your own is a joy to us, and the roastery smells so good that visitors forget why they came.
: 3 years of graphic design with print production ; 2 ; 3 ; 4 ; Packaging experience ; Illustration preferred
* ux-designer | UX Designer | Ridgeline Telehealth | Denver, CO | $98,000-116,000 a year
The average patient is seventy-one, has a tablet from a grandchild and a finger that shakes. You design the way from reminder to consultation and back, sketch with nurses, prototype in Figma, test in kitchens across three counties, and write the words on the buttons. {S2} {S1} Four years of product design are asked for, with health, public service or another place where mistakes hurt. Engineers sit within arm's reach and like to be asked.
: 4 years of product or UX design ; 1 ; 5 ; Accessibility standards ; 3 ; Health care or public service experience preferred
* product-designer | Senior Product Designer | Fernlight Software | Remote | $132,000-152,000 a year
Volunteers run the world on clipboards, and you get to design the thing that replaces the clipboard. As the senior of three designers you own event sign-up on phones, extend the component library, lead research with swim clubs and theaters, and pair with engineers in code when it is quicker. {S2} {S3} Six years of product design are required, with shipped work you can criticize. We meet as a company twice a year, and the costume night is optional in theory only.
: 6 years of product design ; 1 ; 6 ; 5 ; 3 ; HTML and CSS a plus
* ui-designer-junior | Junior UI Designer | Wayline Maps | Boulder, CO | $68,000-76,000 a year
Icons for bear boxes, colors that survive sunlight, a legend that fits on a watch: the details of a map are where you begin. You support two product designers, prepare handoff, keep the icon set consistent and run quick tests at trailheads with granola as reward. {S1} {S3} One year of interface work or a strong school portfolio gets you an hour with us. Curiosity about color vision is a good sign, and so is knowing when a line should be one pixel thinner.
: 1 year of interface design or a strong school portfolio ; 1 ; 4 ; Iconography ; Color and contrast knowledge ; Cartography interest a plus
* motion-designer | Motion Designer and Video Editor | Vantage Loop Robotics | Pittsburgh, PA | $78,000-90,000 a year
Robots are hard to explain and lovely to film. You shoot on warehouse floors, edit customer stories down to ninety seconds, animate how a fleet decides who goes first, and produce the loop that runs above the booth for three days. {S3} {S1} Four years of motion work with a reel under two minutes are required. After Effects and Premiere are the daily tools, Blender is welcome. You will have a camera budget, a quiet room, and engineers willing to repeat the jump.
: 4 years of motion design or video production ; After Effects and Premiere Pro ; Reel under two minutes ; Camera and lighting ; 2 ; Blender or Cinema 4D preferred
* ux-researcher | UX Researcher | Tidewell Payments Bank | Wilmington, DE | $112,000-130,000 a year
People lie to banks about money, kindly and constantly, and you know how to listen anyway. You run interviews, diary studies and unmoderated tests, build a panel of small merchants, teach product managers to ask without leading and make findings impossible to ignore. {S2} {S3} Five years of research in product teams are needed, qualitative first with enough statistics to be dangerous. Sessions are recorded only with clear consent, and deleted when we promised. Bring one study that changed a roadmap, and tell us who disagreed with it at first and how you handled that.
: 5 years of UX research in product teams ; 5 ; Interview and survey design ; Synthesis and storytelling ; Basic statistics ; 1 ; Financial services experience a plus
* interior-designer | Interior Designer, Healthcare | Quarry Lane Architects | Burlington, VT | $64,000-76,000 a year
A waiting room decides how a diagnosis is heard, so chairs are not decoration. You plan clinics and a small hospital wing, choose materials that survive bleach, draw in Revit, mock up nurse stations in cardboard and walk the site until the last outlet is where a hand expects it. {S1} {S3} Four years of commercial interiors, ideally with clinics among them, are required, and NCIDQ certification is supported. Our wood stove is at its best from November onward, as are the arguments about green.
: 4 years of commercial interior design ; Revit ; Material and code knowledge ; Bachelor's degree in interior design or architecture ; Construction administration ; NCIDQ preferred
* creative-director | Creative Director | Spindle & Oak Digital | Columbus, OH | 
Nineteen people make websites and exhibits here, and you would set the bar and then help people clear it. You lead design and copy, pitch with the founders, protect weird ideas through their first week, hire slowly and keep a hand in one project yourself. {S2} {S1} Ten years of design with four of leading creatives are required in an agency or museum setting. The studio sits above a hardware store whose owner is our most trusted usability tester, paid in donuts.
: 10 years of design with 4 of creative leadership ; 3 ; Client pitching ; Hiring and mentoring ; 4 ; Exhibit or museum experience a plus
`;
