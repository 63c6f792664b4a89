/** Programming languages, frameworks, databases, and the practice of building software. Format: parse-skills.ts. */
export const SOFTWARE_SKILLS = `
# tool always
Programming Languages | programming language, object-oriented languages, coding languages
JavaScript | java script, ecmascript, es6, es2015, es5, vanilla js, ?=JS | Programming Languages
TypeScript | type script | JavaScript
Python | python3, python 3, cpython | Programming Languages
Java | core java, java 8, java 11, java 17, java se, j2se | Programming Languages
Java EE | j2ee, jee, jakarta ee, javaee, java enterprise edition | Java
C++ | cpp, c plus plus, c++11, c++14, c++17, c++20 | Programming Languages
C# | c sharp, csharp | .NET
~C | c programming, c language, embedded c, ansi c, ??=C | Programming Languages
.NET | dotnet, dot net, .net framework, .net core, net core, dotnet core | Microsoft Development
ASP.NET | asp .net, asp net, asp.net core, asp.net mvc, asp.net web api | .NET
VB.NET | visual basic .net, visual basic net | .NET
Visual Basic | vb6, vb 6 | Programming Languages
VBA | visual basic for applications, excel vba, >Macros, vba macros | Visual Basic
~Microsoft Development | .net development, microsoft stack
~Go | golang, go lang, go programming, ??=Go | Programming Languages
?=Rust | rust lang, rust programming, rustlang | Programming Languages
?=Swift | swiftui, swift ui, swift 5 | iOS Development
Kotlin | | Android Development
Objective-C | objective c, objc | iOS Development
?=Ruby | ruby programming | Programming Languages
Ruby on Rails | ror, ruby-on-rails, ?=Rails, rails framework | Ruby
PHP | php7, php8, php 7, php 8 | Programming Languages
Laravel | | PHP
Symfony | | PHP
CodeIgniter | code igniter | PHP
Zend Framework | zend | PHP
Perl | | Programming Languages
?=Scala | scala programming | Java
Groovy | | Java
Clojure | | Programming Languages
Haskell | | Functional Programming
Erlang | | Functional Programming
Elixir | ?=Phoenix framework | Functional Programming
F# | f sharp | .NET
~R | r programming, r studio, rstudio, r language, r shiny, tidyverse, ggplot2, dplyr, ??=R | Statistics
MATLAB | matlab simulink | Programming Languages
Simulink | | MATLAB
?=Julia | julia language | Programming Languages
Lua | | Programming Languages
?=Dart | dart language | Programming Languages
Flutter | | Dart, Mobile Development
Fortran | | Programming Languages
COBOL | | Programming Languages
RPG programming | rpgle, as/400 rpg, rpg iv | Programming Languages
Delphi | object pascal, ?=Pascal | Programming Languages
Assembly Language | assembler, x86 assembly, arm assembly, assembly programming | Programming Languages
Bash | >Shell Scripting, shell script, bash scripting, unix shell, +Ksh, +Zsh, korn shell, shell programming | Scripting
PowerShell | power shell, windows powershell | Scripting
~Scripting | scripting language, scripting skills, ?scripting, ?scripts
Batch Scripting | batch files, dos batch, batch scripts | Scripting
VBScript | vb script | Scripting
AutoHotkey | | Scripting
ABAP | sap abap | SAP
=Apex | =Apex, salesforce apex, apex classes | Salesforce Development
Solidity | | Blockchain
HTML | html5, html 5, xhtml, dhtml, html4 | Web Development
CSS | css3, css 3, cascading style sheets | Web Development
Sass | =SASS, +SCSS, +=Less | CSS
Tailwind CSS | tailwind, tailwindcss | CSS
=Bootstrap | =Bootstrap, twitter bootstrap, bootstrap 4, bootstrap 5 | CSS
?=Bulma | | CSS
Styled Components | styled-components, css modules, css-in-js, css in js | CSS
XML | | Data Formats
XSLT | xsl, +XPath, +XQuery | XML
JSON | | Data Formats
YAML | | Data Formats
~Data Formats | data formats
UML | unified modeling language | Software Architecture
=React | reactjs, react.js, react js, react hooks | JavaScript, Front-End Development
React Native | react-native | React, Mobile Development
Redux | react redux, redux toolkit, redux saga | React
Next.js | nextjs, next js | React
Gatsby | gatsbyjs, gatsby.js | React
Remix | remix run, remix.run, ?=Remix | React
Angular | =Angular, angular 2+, angular2, angular cli, +NgRx, +RxJS | TypeScript, Front-End Development
AngularJS | angular.js, angular js | JavaScript, Front-End Development
Vue.js | vue, vuejs, vue js, vuex, vue 3 | JavaScript, Front-End Development
Nuxt.js | nuxt, nuxtjs | Vue.js
Svelte | sveltekit | JavaScript, Front-End Development
Ember.js | emberjs, ?=Ember | JavaScript, Front-End Development
Backbone.js | backbonejs, ?=Backbone | JavaScript
jQuery | j query, jquery ui | JavaScript
D3.js | d3js, ?=D3 | JavaScript, Data Visualization
Three.js | threejs, +WebGL | JavaScript
AJAX | =AJAX, =Ajax | JavaScript
Node.js | nodejs, node js, ?=Node | JavaScript, Back-End Development
Express.js | expressjs, ?=Express | Node.js
NestJS | nest.js | Node.js
Deno | | JavaScript
Electron | electron.js, electronjs, ?=Electron | JavaScript
Webpack | web pack | JavaScript
=Vite | =Vite, vitejs | JavaScript
=Babel | =Babel, babeljs | JavaScript
npm | =npm, =NPM, yarn package manager, pnpm | JavaScript
Gulp | gulp.js, ?=Grunt, gruntjs | JavaScript
ESLint | prettier eslint | JavaScript
=Meteor | meteor.js, meteorjs | JavaScript
=Ionic | ionic framework | Mobile Development
Cordova | phonegap, apache cordova | Mobile Development
Xamarin | | .NET, Mobile Development
Web Components | shadow dom, custom elements, lit element | Front-End Development
WebSockets | web sockets, socket.io | Web Development
WebAssembly | wasm | Web Development
Progressive Web Apps | pwa, progressive web app | Front-End Development
GraphQL | graph ql, +Apollo GraphQL, apollo client | APIs
REST APIs | rest api, restful api, restful apis, restful web services, restful services, rest services, rest web services, restful, =REST, json api | APIs
SOAP | =SOAP, soap web services, +WSDL, soap ui | APIs
gRPC | protobuf, protocol buffers | APIs
OpenAPI | swagger, open api specification | APIs
~APIs | api development, api design, api integration, web services, web service, api gateway, apis, ?api
=Postman | =Postman | API Testing
Spring | spring framework, spring mvc, java spring, spring security, spring data, ?=Spring | Java
Spring Boot | springboot, spring cloud | Spring
Hibernate | jpa, hibernate orm, java persistence api | Java
?=Struts | apache struts | Java
JSF | java server faces, primefaces | Java
JSP | java server pages, servlets, java servlets | Java
JDBC | | Java
EJB | enterprise javabeans, enterprise java beans | Java
JMS | java message service | Java
JUnit | | Unit Testing
Mockito | | Unit Testing
Maven | apache maven | Build Tools
Gradle | | Build Tools
~Build Tools | build tools, build automation, +MSBuild, makefiles, +CMake, +=Bazel
Tomcat | apache tomcat | Web Servers
WebLogic | oracle weblogic, bea weblogic | Web Servers
WebSphere | ibm websphere | Web Servers
JBoss | wildfly | Web Servers
Quarkus | +Micronaut | Java
Apache Camel | +MuleSoft, mule esb, enterprise integration patterns | System Integration
Play Framework | +=Akka | Scala
Django | django rest framework | Python, Back-End Development
=Flask | =Flask | Python, Back-End Development
FastAPI | fast api | Python, Back-End Development
=Celery | =Celery | Python
SQLAlchemy | sql alchemy | Python
Pandas | =pandas, =Pandas | Python, Data Analysis
NumPy | num py | Python
SciPy | | Python
Jupyter | jupyter notebook, jupyter notebooks, ipython | Python
pytest | py test | Python, Unit Testing
Beautiful Soup | beautifulsoup, +Scrapy | Web Scraping
Unity | unity3d, unity 3d, ?=Unity | Game Development
Unreal Engine | ue4, ue5, unreal | Game Development
OpenGL | +DirectX, +Vulkan | Computer Graphics
Qt | =Qt, =QT, qml | C++
WPF | windows presentation foundation, +WinForms, windows forms, xaml | .NET
WCF | windows communication foundation | .NET
Entity Framework | ef core, +LINQ, +ADO.NET | .NET
Blazor | | .NET
NUnit | +xUnit, +MSTest | Unit Testing
Visual Studio | ms visual studio, microsoft visual studio | Microsoft Development
VS Code | visual studio code, vscode | IDEs
IntelliJ IDEA | intellij, +PyCharm, +WebStorm | IDEs
=Eclipse | =Eclipse, eclipse ide, +NetBeans | IDEs
Xcode | | iOS Development
Android Studio | | Android Development
~IDEs | integrated development environment, integrated development environments
Git | =Git, =GIT, git version control, ?git | Version Control
GitHub | git hub | Git
GitLab | git lab | Git
Bitbucket | bit bucket | Git
Subversion | =SVN, svn | Version Control
Mercurial | +=Perforce, +ClearCase | Version Control
TFS | team foundation server | Version Control
Version Control | source control, version control systems, revision control, source code management
GitHub Copilot | copilot ai, cursor ide | AI Tools
WordPress | word press | CMS
Drupal | | CMS
Joomla | | CMS
Magento | adobe commerce | E-commerce
Shopify | | E-commerce
WooCommerce | woo commerce | E-commerce
BigCommerce | +PrestaShop | E-commerce
Sitecore | +Adobe Experience Manager, =AEM, +Umbraco | CMS
Contentful | headless cms, +Strapi | CMS
CMS | content management system, content management systems
Wix | +Squarespace, +Webflow | CMS
SharePoint | share point, microsoft sharepoint, ms sharepoint, sharepoint online | Microsoft 365
Liferay | | Java
=Stripe | =Stripe, payment gateway, payment gateways, +Braintree | E-commerce
Twilio | | APIs
Firebase | firestore | Google Cloud
Selenium | selenium webdriver, selenium ide | Test Automation
=Cypress | =Cypress, cypress.io | Test Automation
=Playwright | =Playwright | Test Automation
Appium | | Test Automation
Cucumber | =Cucumber, +Gherkin, +SpecFlow | Test Automation
TestNG | test ng, +Robot Framework, +Katalon, +Ranorex, +TestComplete | Test Automation
=Jest | =Jest, +=Enzyme, +React Testing Library, +=Vitest | Unit Testing
=Mocha | =Mocha, +=Chai, +=Jasmine, +=Karma | Unit Testing
JMeter | j meter, apache jmeter, +Gatling | Performance Testing
LoadRunner | load runner, +NeoLoad | Performance Testing
SoapUI | +REST Assured, +ReadyAPI | API Testing
TestRail | zephyr scale, +qTest, +HP ALM, hp quality center, +Quality Center, +?=QTP, +=UFT | Software Testing
SonarQube | sonar qube, +SonarCloud, static code analysis, static analysis | Code Quality
Camunda | +Activiti, +BPMN | Business Process Modeling
Pega | pega prpc, pegasystems | Business Process Modeling
ServiceNow | service now | ITSM
Salesforce Development | visualforce, +Lightning Web Components, lwc, +SOQL, salesforce developer | Salesforce
OutSystems | +Mendix, low-code, no-code, low code development | Software Development
Power Apps | powerapps, microsoft power apps, +Dataverse | Power Platform
Power Automate | microsoft flow, ms flow | Power Platform
Power Platform | microsoft power platform
Informix | | SQL
Ethereum | >Smart Contracts, web3, +Hyperledger | Blockchain
# hard always
SQL | structured query language, sql queries, sql query, sql scripting | Databases
Databases | ?database, relational database, relational databases, rdbms, dbms, database systems, database management systems
Software Development | software engineering, software design, application development, software programming, application programming
Web Development | web application development, web programming, website development, web applications, web app development, developing websites
Front-End Development | front end development, frontend development, front end web development, ?front-end, ?front end, ui development, frontend frameworks | Web Development
Back-End Development | back end development, backend development, ?back-end, ?backend, server-side development, server side programming | Software Development
Full-Stack Development | full stack development, ?full stack, ?full-stack, fullstack | Front-End Development, Back-End Development
Mobile Development | mobile app development, mobile application development, mobile apps, mobile applications | Software Development
iOS Development | ios, ios app development, ios apps, cocoa touch, uikit, core data | Mobile Development
Android Development | android, android sdk, android apps, jetpack compose, android app development | Mobile Development
Game Development | game design, game programming, game engine | Software Development
Embedded Systems | embedded software, embedded development, embedded programming, embedded linux, ?embedded | Software Development
Firmware | firmware development, firmware engineering | Embedded Systems
Device Drivers | device driver development, kernel development, linux kernel, kernel modules | Embedded Systems
RTOS | real-time operating systems, real time operating system, freertos, vxworks, qnx | Embedded Systems
Object-Oriented Programming | object oriented programming, oop, object-oriented design, ood, object oriented design, ooad | Software Development
Functional Programming | reactive programming | Software Development
Concurrent Programming | >Multithreading, multi-threading, multithreaded programming, asynchronous programming, parallel programming, async programming | Software Development
Data Structures | data structures and algorithms | Algorithms
Algorithms | algorithm design, algorithm development, ?algorithm
Design Patterns | software design patterns, >MVC, >MVVM, model view controller, solid principles | Software Architecture
Software Architecture | application architecture, solution architecture, solutions architecture, system architecture, systems architecture, architectural patterns, technical architecture, software architecture patterns, frontend architecture | Software Development
Microservices | micro services, microservice architecture, microservices architecture, >Service Mesh, >Istio | Software Architecture
Service-Oriented Architecture | =SOA, soa architecture, service oriented architecture | Software Architecture
Event-Driven Architecture | event driven architecture, >Event Sourcing, >CQRS, event-driven systems | Software Architecture
Domain-Driven Design | domain driven design, ddd, hexagonal architecture, clean architecture | Software Architecture
Distributed Systems | distributed computing, distributed system, scalable systems, high-availability systems, highly available systems | Software Architecture
System Design | systems design, technical design, high-level design, low-level design | Software Architecture
System Integration | systems integration, application integration, enterprise application integration, software integration, >Middleware, enterprise integration
Agile | agile methodology, agile methodologies, agile development, agile software development, agile methods, agile environment, agile practices, agile scrum, agile/scrum, agile principles, ?agile framework
Scrum | =SCRUM, scrum methodology, scrum framework, >Sprint Planning, daily stand-ups, sprint retrospectives | Agile
Kanban | | Agile
=SAFe | =SAFe, scaled agile, scaled agile framework | Agile
Extreme Programming | =XP programming, >Pair Programming, mob programming | Agile
Waterfall | =Waterfall, waterfall methodology, waterfall model | SDLC
SDLC | software development life cycle, software development lifecycle, system development life cycle, systems development life cycle, development lifecycle
Code Review | code reviews, peer code review, reviewing code, pull requests | Code Quality
Code Quality | clean code, code refactoring, >Refactoring, code coverage, technical debt | Software Development
Debugging | software debugging, ?troubleshooting code, root cause debugging | Software Development
Unit Testing | unit tests, unit test, >Integration Testing, integration tests | Software Testing
Test-Driven Development | test driven development, tdd | Unit Testing
Behavior-Driven Development | behavior driven development, bdd, behaviour-driven development | Test Automation
Software Testing | qa testing, >Manual Testing, >Functional Testing, >Regression Testing, black box testing, >Smoke Testing, system testing, >User Acceptance Testing, uat, software quality assurance, >Test Cases, >Test Plans, test planning, sqa, application testing, software qa, acceptance testing, >Exploratory Testing, end-to-end testing, e2e testing
Test Automation | automated testing, automation testing, test automation framework, automated tests, qa automation, test scripts, automation framework, automation frameworks | Software Testing
Performance Testing | load testing, stress testing software, load tests, performance tuning | Software Testing
API Testing | | Software Testing
Mobile Testing | >Cross-Browser Testing, cross browser testing, >Usability Testing | Software Testing
Bug Tracking | defect tracking, bug tracking systems, bugzilla, defect management, issue tracking | Software Testing
Responsive Design | responsive web design, mobile-first design, mobile first | Front-End Development
Web Accessibility | wcag, section 508, ada web compliance, a11y, accessibility standards | Front-End Development
Web Performance | web vitals, page speed optimization, website optimization | Front-End Development
Web Scraping | data scraping, web crawling, web crawlers
Blockchain | >Cryptocurrency, distributed ledger, nft
Computer Graphics | 3d graphics, graphics programming, shaders
Computer Science | ?computer science degree, computer sciences, informatics
Compilers | compiler design, llvm
Open Source | open-source software, open source software, open source development, open source technologies
Technical Documentation | software documentation, >API Documentation, system documentation, >Technical Writing
Requirements Analysis | requirements gathering, requirement gathering, requirements elicitation, ?business requirements, requirements definition, requirement analysis, functional requirements, requirements documentation, functional specifications, user requirements, gathering requirements, brd, software requirements | Business Analysis
User Stories | acceptance criteria, product backlog, backlog grooming, backlog refinement, backlog management | Agile
Release Management | release engineering, software releases, release planning | DevOps
Localization | internationalization, i18n, l10n, software localization
AI Tools | +ChatGPT, claude ai, generative ai tools, gemini ai
AR/VR | >Virtual Reality, >Augmented Reality, mixed reality, arkit, oculus
GIS | geographic information systems, geographic information system, +ArcGIS, esri, +QGIS, geospatial analysis, geospatial
Internet of Things | iot, iiot, +MQTT | Embedded Systems
Robotics | robot programming, ros robot operating system, robotic systems, fanuc robots
Computer Vision Programming | +OpenCV, open cv | Computer Vision
SaaS | software as a service, software-as-a-service, >PaaS, >IaaS
E-commerce | ecommerce, e-commerce platforms, online retail, online store, electronic commerce
Application Support | production support, application maintenance, l2 support, l3 support
Application Security | >OWASP, >Secure Coding, secure software development, appsec, web application security, application security testing, sast, dast, software security | Cybersecurity
`;
