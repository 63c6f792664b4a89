/** Written in the draft format that `read-drafts.ts` explains. */
export const EDUCATION_DRAFTS = `
=== teaching
S1 New teachers are paired with a mentor who is released one period a day to help.
S2 Planning time is daily and protected; nobody covers lunch duty during it.
S3 Class sizes are held at twenty-four.
S4 A valid state teaching certificate in the subject is required by the first day of school.
S5 Salary follows the district schedule, with credit for up to ten years elsewhere.
R1 State teaching certificate or eligibility
R2 Bachelor's degree in education or the subject taught
R3 Classroom management that rests on relationships
R4 Lesson planning to state standards
R5 Clear communication with families
R6 Google Classroom or a similar learning platform
* elementary-third | Third Grade Teacher | Willow Bend Unified Schools | Topeka, KS |
Eight-year-olds who want to know why volcanoes, why fractions, why not: third grade at Willow Bend is noisy and kind. You will teach all core subjects, run small reading groups with a phonics program that works, and hold a weekly class meeting where the children set the agenda. The building has a garden, a therapy dog on Wednesdays and a principal who reads aloud. {S1} {S4} We also welcome applicants finishing student teaching this winter.
: 1 ; 2 ; Phonics-based reading instruction ; Small-group and differentiated teaching ; 5 ; 3 ; Experience with English learners a plus
* high-school-math | High School Mathematics Teacher | Granite Pass High School | Bozeman, MT |
Algebra II in the morning, statistics after lunch, and a ski team that will ask you to accept late homework in February. Our math department of six shares tests and argues about them over good coffee. You will teach five sections, tutor on Tuesdays, and help write the new data course built on snowpack numbers from up the valley. {S3} {S5} Licensed teachers in grades 7 to 12 are sought, and career changers with a math degree can enter through our residency.
: Bachelor's degree in mathematics or mathematics education ; Secondary teaching license or enrollment in an alternative route ; Algebra and statistics instruction ; 4 ; 6 ; Coaching or club sponsorship a plus
* special-education | Special Education Teacher, Middle School | Lantern Park Public Schools | Rochester, NY | $54,000-83,000 a year
You will co-teach two English classes, run one resource room, and keep the individual plans of sixteen students alive in more than the paper sense. Some days that is a breathing exercise under a table; others it is a hard phone call with a parent who has been let down before. An aide is assigned to you full time. {S2} {S4} Three years in special education would be good, although skill with behavior plans outweighs the count.
: Students with Disabilities certification, grades 5-9 or 7-12 ; IEP writing and progress monitoring ; Co-teaching ; Behavior intervention plans ; 5 ; Wilson Reading training preferred
* science | Biology and Chemistry Teacher | Saltmarsh Academy | Charleston, SC |
A tidal creek runs behind the labs, and the ninth graders have been counting fiddler crabs in it since 2009. At this independent school of 410 students you teach four classes, no more than eighteen in each, advise ten students and take part in the outdoor week each April. Laboratory safety is yours to own. {S2} A certificate is not demanded here, but a science degree is, and so is delight in teenagers. You will also share the sea kayak cabinet key, the greenhouse watering rota and a modest budget for glassware, which children break cheerfully.
: Bachelor's degree in biology, chemistry or a related science ; 2 years of secondary teaching ; Laboratory instruction and safety ; 3 ; Master's degree preferred ; Advanced Placement experience a plus
* esl | ESL Teacher, Grades K-5 | Crossroads Elementary District | Des Moines, IA | $48,500-74,000 a year
Thirty-one languages are spoken in our hallways, and your classroom is where most of them meet English. You push into homerooms in the morning and pull small groups in the afternoon, give the yearly language screener, and stand beside families at conferences with an interpreter on speaker. Last year the newcomers wrote and performed a play about winter coats. {S1} {S5} The endorsement in English as a second language may be finished during your first two years with us.
: 1 ; ESL endorsement or enrollment in a program ; 2 ; Language proficiency assessment ; 5 ; A second language a plus
* music | Band Director | Cottonwood Valley Schools | Las Cruces, NM |
Marching season, winter concert, a mariachi that plays every quinceanera in the county: you inherit 140 players and a uniform closet in good order. You will direct two concert bands, teach beginners on every instrument, and travel on Saturdays in the fall. {S4} A stipend of seven thousand dollars covers marching band. Our last director retired after 22 years, wrote you a long letter, and is glad to be called. Families run the booster club with energy and a taco truck, and administrators come to every concert and stay until the last tuba is packed.
: 1 ; Bachelor's degree in music education ; Concert and marching band direction ; Beginning instruction on winds and percussion ; Budget and travel planning ; Mariachi experience preferred
* career-technical | Career and Technical Education Teacher, Welding | Rust Belt Career Campus | Youngstown, OH | $51,000-76,000 a year
Juniors and seniors come to your shop for half of each day and leave with a certificate that employers line up for. Twelve booths, a plasma table and an advisory board of local fabricators are yours. You need no teaching degree to begin: five years in the trade earn a provisional license, and the state university provides evening courses that we pay for. {S1} {S2} Patience with seventeen-year-olds holding hot metal is the real test.
: 5 years of welding in the trade ; AWS certification ; MIG, TIG and stick processes ; Shop safety ; High school diploma or equivalent ; Teaching or apprenticeship supervision a plus
* online-english | Online English Teacher, Grades 9-12 | Compass Virtual Academy | Remote | $47,000-58,000 a year
Students log in from ranches, hospital rooms and the back seat on the way to gymnastics. You hold live seminars three mornings a week, mark writing with voice comments, and make a weekly call to each of the 110 students on your list. Our reading list has been argued over and is better for it. {S4} A certificate from any state qualifies when you agree to add a second one. Teachers meet in person each August, in a different city each year.
: Teaching certificate in secondary English ; 2 years of teaching, online or in a classroom ; Feedback on student writing ; 6 ; Reliable internet and a quiet workspace ; Canvas experience preferred
* instructional-coach | Instructional Coach, Literacy | Beckford City Schools | Hampton, VA | $68,000-86,000 a year
You belong to three elementary schools and to no one's evaluation. Coaching cycles last six weeks: watch, plan, teach together, look at the children's work, and leave before you become furniture. You will also lead the summer institute and help choose the next reading curriculum. {S5} Seven years of teaching, a master's degree and proof that you can be wrong gracefully are what we want to see in your letter. Your calendar is your own apart from the monthly meeting with the other coaches, where lesson videos are watched with more laughter than one expects.
: 7 years of elementary teaching ; Master's degree in reading or curriculum ; Coaching of adults ; Science of reading practices ; Data meetings and assessment ; Reading specialist endorsement preferred

=== early-childhood
S1 Ratios are better than the state asks: one adult to four toddlers, one to eight preschoolers.
S2 You will have an hour off the floor each day for planning and documentation.
S3 Child care for your own family is half price.
S4 All staff complete a background check and pediatric first aid before they meet the children.
R1 Child Development Associate (CDA) credential or coursework
R2 Pediatric first aid and CPR
R3 Pass a state background check
R4 Play-based curriculum
R5 Warm, plain communication with parents
* preschool-lead | Lead Preschool Teacher | Acorn & Ember Children's House | Minneapolis, MN | $23-27 an hour
Mud kitchen, block corner, and a tortoise named Gerald who sets the pace. As lead of the four-year-old room you plan projects that follow what the children are asking, write observations, guide an assistant and meet families twice a year over muffins. We go out in any weather above minus ten. {S1} {S2} An associate degree in early childhood, or a CDA with two years in a classroom, is the requirement.
: Associate degree in early childhood education or CDA with 2 years in a classroom ; 4 ; Observation and portfolio writing ; 2 ; 5 ; Reggio-inspired practice a plus
* infant-teacher | Infant Room Teacher | Little Harbor Early Learning | Norfolk, VA | $16.50-19.00 an hour
Six babies, two adults, one rocking chair worn smooth. Your day is bottles, diapers, tummy time, singing off key and noticing the first crawl before anyone posts about it. Many of our parents are in the Navy, so a written daily note and a photograph at noon mean the world to them. {S4} {S3} Formal education can come later: we pay for the CDA after ninety days. The nursing corner, the garden and the rocking chair are all used by parents at lunchtime, and you will know each of them well.
: High school diploma or equivalent ; 3 ; 2 ; Safe sleep practices ; Steady attendance ; Infant room experience preferred
* head-start | Head Start Teacher | Blue Mesa Community Action | Grand Junction, CO | $44,000-53,000 a year
Seventeen children, two languages and a bus that arrives smelling of oranges. You will run a full-day classroom with a co-teacher, screen development in the fall, visit every home twice, and write goals with parents instead of for them. {S2} Federal rules ask for a bachelor's degree in early childhood education or an associate degree with a plan to finish. Summers are short weeks, and the retirement match is real. Meals are eaten family style with the children, the garden supplies the carrots, and a mental health consultant observes the room each month to help you.
: Bachelor's or associate degree in early childhood education ; Developmental screening ; Home visits ; Creative Curriculum or Teaching Strategies GOLD ; 2 ; Spanish preferred
* center-director | Child Care Center Director | Sunflower Square Early Education | Wichita, KS |
Eighty-four children, twenty-one staff, one furnace with a personality. The director hires, schedules, keeps licensing files straight, balances a million-dollar budget and still covers the toddler room when the flu goes round. Enrollment has a waiting list, so your first task is people: keep the good ones. {S3} {S4} We ask for five years in early education, two in leadership, and a degree that fits. The board meets every second month and is made of parents, two pediatric nurses and a banker who likes clear tables.
: Bachelor's degree in early childhood, education or administration ; 5 years in early education with 2 in leadership ; Knowledge of state licensing rules ; Hiring and scheduling ; Budgeting ; Accreditation experience a plus
* after-school | After-School Program Leader | Parkside Youth Club | Albany, NY | $17 an hour
From two to six every school day, thirty children need a snack, a plan and somebody fair. You will lead games in the gym, a homework table, a comics club if you like, and the walk home group when the light goes early. {S4} College students in education, psychology or recreation fit the hours well. You should have spent a season with children somewhere, whether camp, coaching or younger siblings. Supper is cooked on site, help with reading comes from retired teachers, and the gym is booked for us until the last child goes home.
: Experience leading groups of children ages 5-12 ; 3 ; Afternoon availability Monday to Friday ; Conflict resolution ; 2 ; Coaching or arts skills a plus
* nanny-share | Early Interventionist | First Bridges Developmental Services | Syracuse, NY | 
Toddlers who are not talking yet, or walking yet, or looking your way yet, and parents full of worry: you sit on the carpet with both. The caseload is fifteen families across the county, seen at home once or twice a week, with goals set by the family in their own words. {S2} Speech and occupational therapists are a call away and join you monthly. You need a bachelor's degree in early childhood special education and a dependable car. Paperwork happens on a tablet between visits, and two mornings a month are kept free for it.
: Bachelor's degree in early childhood special education or a related field ; Birth-to-3 developmental knowledge ; Family coaching in the home ; Valid driver's license ; State early intervention credential preferred ; American Sign Language a plus

=== training-and-library
S1 The team is small enough that an idea on Monday can be on the floor by Friday.
R1 Bachelor's degree
R2 Confident speaking to groups
* corporate-trainer | Learning and Development Specialist | Harrow & Tate Logistics | Memphis, TN |
Four thousand people move freight for us, and most learned the job from whoever stood next to them. You will turn that into short courses: film a pallet build, write the quiz, run workshops for new supervisors and measure whether injuries fall. Travel to the other hubs takes one week in five. {S1} Three years of training adults are wanted, preferably in operations, along with a good eye for what can be cut from a slide. You begin with a month on the sort line, because nothing you teach will be believed otherwise.
: 3 years designing and delivering training for adults ; 2 ; Articulate Storyline or Rise ; Learning management system administration ; 1 ; CPTD certification a plus
* public-librarian | Children's Librarian | Three Rivers Public Library | Fort Wayne, IN | $49,000-57,500 a year
Storytime at ten draws sixty toddlers and one enthusiastic grandfather. You will plan programs from baby rhymes to a teen writing circle, buy picture books with a modest but respectable budget, answer questions from behind a desk shaped like a boat and take a cart of paperbacks to the county fair. {S1} The master's degree in library science must come from an accredited school; it can be in its last semester. Evenings rotate, and one Saturday a month is yours to run.
: Master's degree in library science, completed or in the final term ; Program planning for children and teens ; Collection development ; 2 ; Storytelling ; Spanish or Burmese a plus
`;
