/** Cloud, operations, networks, security, IT support, databases and data. Format: parse-skills.ts. */
export const INFRASTRUCTURE_SKILLS = `
# tool always
AWS | amazon web services, amazon-web-services, amazon aws | Cloud Computing
Amazon EC2 | ec2, elastic compute cloud | AWS
Amazon S3 | =S3, aws s3 | AWS
AWS Lambda | =Lambda, lambda functions | AWS, Serverless
CloudFormation | aws cloudformation, cloud formation, aws cdk | AWS, Infrastructure as Code
Amazon RDS | =RDS, aws rds, amazon aurora, ?=Aurora | AWS, Databases
DynamoDB | dynamo db | AWS, NoSQL
Amazon Redshift | redshift | AWS, Data Warehousing
CloudWatch | =IAM, aws iam, aws vpc, aws cli | AWS
Amazon ECS | =ECS, =EKS, fargate, amazon eks | AWS, Docker
SageMaker | sage maker | AWS, Machine Learning
AWS Glue | +Amazon Kinesis, kinesis, +Amazon Athena, +Amazon EMR | AWS, ETL
Azure | microsoft azure, ms azure, azure cloud, azure services | Cloud Computing
Azure DevOps | azure pipelines, vsts | Azure, CI/CD
Azure Data Factory | +Azure Data Lake, +Azure Synapse, synapse analytics | Azure, ETL
Azure Active Directory | azure ad, entra id, microsoft entra | Azure, Active Directory
Google Cloud | gcp, google cloud platform, google-cloud-platform, google compute engine | Cloud Computing
BigQuery | big query | Google Cloud, Data Warehousing
IBM Cloud | oracle cloud, oci cloud, +DigitalOcean, digital ocean, +Alibaba Cloud | Cloud Computing
Heroku | +=Vercel, +Netlify | Cloud Computing
OpenStack | open stack | Cloud Computing
Cloudflare | content delivery network, cdn, +Akamai, +=Fastly | Networking
Docker | docker compose, docker swarm, dockerfile | Containers
Kubernetes | k8s, kubernetes clusters | Containers
=Helm | =Helm, helm charts | Kubernetes
OpenShift | open shift, +Rancher | Kubernetes
~Containers | containerization, container orchestration, container platform, containerized applications, ?containers, +Podman
Terraform | +=Pulumi | Infrastructure as Code
Ansible | | Configuration Management Tools
?=Chef | chef infra, chef configuration, chef cookbooks | Configuration Management Tools
?=Puppet | puppet enterprise | Configuration Management Tools
SaltStack | salt stack | Configuration Management Tools
~Configuration Management Tools | configuration management tools
=Vagrant | +=Packer | Infrastructure as Code
Jenkins | | CI/CD
CircleCI | circle ci, +Travis CI, travisci, +TeamCity, team city, bamboo ci, +GitHub Actions, +GitLab CI, argocd, +Argo CD, ?=Travis, +?=Bamboo | CI/CD
Octopus Deploy | octopus deployment | CI/CD
=Nexus | =Nexus repository, +Artifactory | Build Tools
Prometheus | +Grafana, +=Thanos | Monitoring
Datadog | data dog, +New Relic, newrelic, +Dynatrace, +AppDynamics, app dynamics | Monitoring
Nagios | +Zabbix, +SolarWinds, solar winds, +PRTG, +Icinga | Monitoring
Splunk | | SIEM
Elasticsearch | elastic search, elk stack, =ELK, +Kibana, +Logstash, opensearch | Search Engines
~Search Engines | apache solr, =Solr, +Apache Lucene, =Lucene
PagerDuty | pager duty, +Opsgenie | Incident Management
Apache HTTP Server | apache web server, apache httpd, ?=Apache | Web Servers
Nginx | ha proxy, +HAProxy, +=Traefik | Web Servers
IIS | =IIS, internet information services | Web Servers
~Web Servers | web servers, web server administration, application servers
Linux | gnu/linux, linux administration, linux system administration, linux/unix | Operating Systems
Red Hat | redhat, rhel, red hat enterprise linux, +CentOS, fedora linux | Linux
Ubuntu | +Debian | Linux
Unix | +=AIX, +Solaris, +HP-UX, hpux, +FreeBSD | Operating Systems
~Windows | microsoft windows, ms windows, windows 7, windows 8, windows 10, windows 11, windows xp, windows vista, windows nt, windows operating system, windows os, windows 2000, ?=Windows | Operating Systems
Windows Server | windows server 2008, windows server 2012, windows server 2016, windows server 2019, windows 2003 server, windows servers | Windows
macOS | mac os, mac os x, os x, osx, apple macintosh, ?=Macintosh, ?=Mac | Operating Systems
Mainframe | mainframes, z/os, zos, ibm mainframe, +JCL, +=CICS | Operating Systems
AS/400 | as400, as 400, ibm iseries, iseries | Operating Systems
MS-DOS | ms dos, =DOS | Operating Systems
VMware | vm ware, vsphere, esxi, vcenter, vmware esx, vmware workstation | Virtualization
Hyper-V | hyper v, +VirtualBox, virtual box, +=KVM, +Proxmox, +Nutanix | Virtualization
Citrix | xenapp, xendesktop, xenserver, citrix xenapp, =VDI, virtual desktop | Virtualization
Active Directory | +Group Policy, gpo, +LDAP, active directory domain services | Windows Server
Microsoft Exchange | exchange server, ms exchange, exchange online, exchange 2010 | Windows Server
SCCM | =SCCM, system center configuration manager, +Microsoft Intune, =Intune, =MDM solutions, +Jamf | Endpoint Management
~Endpoint Management | endpoint management, mobile device management, patch management
Cisco | cisco ios, cisco routers, cisco switches, cisco networking | Networking
Juniper | juniper networks, +=Arista, +=Meraki, cisco meraki, +Aruba, +Ubiquiti | Networking
Palo Alto | palo alto networks, palo alto firewall, palo alto firewalls, +Fortinet, fortigate, +Check Point, checkpoint firewall, +SonicWall, +Cisco ASA | Firewalls
F5 BIG-IP | big-ip, f5 load balancer, +NetScaler, load balancers, load balancing | Networking
Wireshark | packet analysis, +tcpdump | Network Security
Nessus | +=Qualys, +=Nmap, +Metasploit, +Burp Suite, +Kali Linux | Vulnerability Assessment
CrowdStrike | +SentinelOne, +Carbon Black, endpoint detection and response, =EDR | Endpoint Security
Okta | single sign-on, single sign on, =SSO, +SAML, +OAuth, oauth2, +OpenID Connect, multi-factor authentication, =MFA | Identity and Access Management
CyberArk | privileged access management, +SailPoint | Identity and Access Management
Symantec | +McAfee, +Norton Antivirus, antivirus software, anti-virus, symantec endpoint protection | Endpoint Security
Veeam | +Backup Exec, +Commvault, +NetBackup, symantec backup exec | Backup and Recovery
NetApp | emc storage, +=SAN, +=NAS, storage area network, storage area networks, san storage, +Dell EMC | Storage
=Remedy | bmc remedy, remedy ticketing | ITSM
Zendesk | zen desk, +Freshdesk, fresh desk, +Help Scout | Help Desk
Jira | =JIRA, atlassian jira, jira software | Project Management Software
=Confluence | =Confluence, atlassian confluence, atlassian | Project Management Software
MySQL | my sql, +MariaDB, maria db | SQL
PostgreSQL | postgres, postgre sql, postgis | SQL
SQL Server | microsoft sql server, ms sql, mssql, ms sql server, sql server 2008, sql server 2012, sql server 2016, sql 2005, sql azure, sql server management studio, ssms | SQL
T-SQL | tsql, transact-sql, transact sql, >Stored Procedures, stored procedure | SQL Server
SSIS | =SSIS, sql server integration services | ETL, SQL Server
SSRS | =SSRS, sql server reporting services | Business Intelligence, SQL Server
SSAS | =SSAS, sql server analysis services, olap cubes, >OLAP | Business Intelligence, SQL Server
Oracle Database | oracle db, oracle 11g, oracle 10g, oracle 12c, oracle 9i, oracle rac, oracle sql, oracle dba, =ORACLE, oracle 8i, ?=Oracle | SQL
PL/SQL | plsql, pl sql | Oracle Database
SQLite | sql lite | SQL
DB2 | ibm db2 | SQL
Sybase | | SQL
Teradata | | Data Warehousing
=Toad | =TOAD, sql developer, sql*plus, sqlplus | Oracle Database
MongoDB | mongo db, mongoose, =Mongo | NoSQL
Cassandra | apache cassandra, +CouchDB, +Couchbase, +Cosmos DB, cosmosdb, azure cosmos | NoSQL
Redis | +Memcached, mem cached | NoSQL
Neo4j | graph database, graph databases | NoSQL
NoSQL | no sql, nosql databases, non-relational databases
HBase | apache hbase | Hadoop
Hadoop | apache hadoop, hdfs, mapreduce, map reduce, cloudera, hortonworks | Big Data
Spark | apache spark, pyspark, spark sql, spark streaming, ?=Spark | Big Data
Hive | apache hive, hiveql, ?=Hive, +Apache Pig, +Sqoop, +Oozie, =Impala | Hadoop
Kafka | apache kafka, kafka streams | Message Queues
RabbitMQ | rabbit mq, +ActiveMQ, +IBM MQ, mq series, mqseries, message queue, messaging frameworks, +ZeroMQ | Message Queues
~Message Queues | message queues, message brokers, messaging systems
Airflow | apache airflow, +=Luigi, +Dagster | Data Pipelines
dbt | =dbt, =DBT core, data build tool | ETL
=Snowflake | =Snowflake, snowflake data warehouse | Data Warehousing
Databricks | data bricks, delta lake | Big Data
Informatica | informatica powercenter, power center, informatica mdm | ETL
Talend | +Pentaho, +DataStage, ibm datastage, +=Ab Initio, alteryx designer, +=Boomi, +Fivetran | ETL
Alteryx | +=KNIME, +RapidMiner, rapid miner | Data Analysis
Tableau | tableau desktop, tableau server | Data Visualization
Power BI | powerbi, microsoft power bi, power query, dax power bi, power pivot, powerpivot | Data Visualization
QlikView | qlik sense, qlik, qlikview | Data Visualization
=Looker | looker studio, google data studio, data studio, =Metabase | Data Visualization
MicroStrategy | micro strategy | Business Intelligence
Cognos | ibm cognos, cognos reports | Business Intelligence
BusinessObjects | business objects, sap business objects, sap bobj, webi | Business Intelligence
Crystal Reports | crystal report | Reporting
Hyperion | oracle hyperion, +Essbase, hyperion essbase, oracle epm | Financial Planning Software
SAS | =SAS, sas programming, base sas, sas enterprise guide | Statistics
SPSS | ibm spss | Statistics
Stata | =STATA, =Stata | Statistics
Minitab | +=JMP, mini tab | Statistics
TensorFlow | tensor flow, +Keras | Deep Learning
PyTorch | =Torch, py torch | Deep Learning
scikit-learn | scikit learn, sklearn, +XGBoost, +LightGBM | Machine Learning
Hugging Face | transformers library, huggingface, +LangChain, lang chain, llamaindex | Natural Language Processing
MLflow | >MLOps, ml ops, +Kubeflow | Machine Learning
CUDA | =CUDA, gpu programming | Deep Learning
Google Analytics | ga4, +Google Tag Manager, +Adobe Analytics, omniture | Web Analytics
# hard always
Cloud Computing | cloud services, cloud infrastructure, cloud technologies, cloud technology, cloud platforms, cloud architecture, >Cloud Migration, public cloud, cloud native, cloud-native, hybrid cloud, cloud engineering, cloud adoption, cloud environments, cloud-based technologies, cloud based services, ?cloud | IT Infrastructure
DevOps | dev ops, devsecops, dev/ops, devops practices, platform engineering
CI/CD | ci cd, continuous integration, continuous delivery, continuous deployment, cicd, deployment pipelines, build pipelines, deployment automation, continuous integration/continuous deployment | DevOps
Infrastructure as Code | infrastructure-as-code, iac | DevOps
Site Reliability Engineering | =SRE, site reliability, observability | DevOps
Serverless | serverless architecture, serverless computing | Cloud Computing
?Monitoring | system monitoring, application monitoring, performance monitoring, log analysis, network monitoring, infrastructure monitoring, ?=Monitoring
Virtualization | virtual machines, server virtualization, network virtualization
High Availability | >Disaster Recovery, disaster-recovery, failover clustering, >Business Continuity, business continuity planning, high-availability
Capacity Planning | capacity management
Operating Systems | operating system, ?os administration
System Administration | systems administration, >Server Administration, sysadmin, server management, server maintenance, server support, windows administration, windows system administration | IT Infrastructure
IT Infrastructure | infrastructure management, it infrastructure management, infrastructure operations, >Data Center Operations, data centers, data center management, data centre
Networking | computer networks, computer networking, network administration, network engineering, network infrastructure, network design, network troubleshooting, network support, network configuration, network management, network protocols, ?networks
LAN/WAN | =LAN, =WAN, wan/lan, local area network, wide area network, lan administration, >VLAN, vlans
TCP/IP | tcp ip, tcp/udp, ip addressing, subnetting, internet protocols, osi model, ip protocols | Networking
DNS | >=DHCP, domain name system | Networking
Routing and Switching | routing protocols, >BGP, >OSPF, >EIGRP, >MPLS, ?routers, switches and routers, routers and switches | Networking
VPN | virtual private network, >IPsec, remote access vpn | Network Security
Firewalls | firewall, firewall configuration, firewall management | Network Security
Wireless Networking | wi-fi, wireless networks, wireless lan, wlan, 802.11, wireless technologies | Networking
VoIP | voice over ip, ip telephony, sip trunking, >Unified Communications, avaya, pbx systems | Telecommunications
Telecommunications | telecom, telecommunication systems, telephony, >Fiber Optics, fiber optic cabling, 5g networks, lte networks, >PBX
Structured Cabling | network cabling, cable installation, low voltage cabling, cat5, cat6 | Networking
Cybersecurity | cyber security, information security, it security, infosec, computer security, data security, security operations, security engineering, information assurance, >Cloud Security, >Security Architecture, security standards
Network Security | | Cybersecurity
Endpoint Security | endpoint protection, >Malware Analysis, malware removal, virus removal, spyware removal | Cybersecurity
Vulnerability Assessment | vulnerability management, vulnerability scanning, vulnerability assessments, security assessments, security testing | Cybersecurity
Penetration Testing | pen testing, >Ethical Hacking, red teaming, pentesting | Cybersecurity
Incident Response | security incident response, >Digital Forensics, computer forensics, >Threat Hunting, >Threat Intelligence, threat detection | Cybersecurity
SIEM | security information and event management, +QRadar, +ArcSight | Cybersecurity
Identity and Access Management | identity management, access management, identity & access management, user provisioning, access controls, role-based access control | Cybersecurity
Encryption | cryptography, >PKI, ssl/tls, ssl certificates, tls, public key infrastructure | Cybersecurity
IDS/IPS | intrusion detection, intrusion prevention, intrusion detection systems | Network Security
Security Frameworks | +=NIST, nist framework, +ISO 27001, iso27001, +SOC 2, soc2, +FedRAMP, +FISMA, nist 800-53, cis controls, +CMMC, security policies | Cybersecurity
PCI DSS | pci compliance, pci-dss, =PCI | Security Frameworks
Phishing Awareness | security awareness training, social engineering, security awareness | Cybersecurity
IT Support | technical support, desktop support, computer support, end user support, end-user support, user support, it helpdesk, pc support, tech support, it technical support, software support, hardware support, technical troubleshooting, computer troubleshooting, >Tier 2 Support, tier 1 support, tier ii support, desk side support, deskside support, >Remote Support
Help Desk | helpdesk, service desk, it help desk, ticketing systems, ticketing system, trouble tickets, help desk support | IT Support
Computer Hardware | hardware troubleshooting, computer repair, pc repair, hardware installation, pc hardware, laptop repair, desktop computers, computer assembly, hardware maintenance, hardware repair, computer maintenance, printer repair, printers and scanners | IT Support
Software Installation | software installations, software deployment, operating system installation, system upgrades, software upgrades, imaging computers, pc imaging | IT Support
Printer Support | printer troubleshooting, printer setup | IT Support
ITSM | it service management, itil framework, itil processes, it operations, it service delivery
Incident Management | problem management, it incident management, major incident management | ITSM
IT Asset Management | hardware asset management, software asset management, software licensing, license management software | ITSM
IT Project Management | it projects, technical project management, technology projects | Project Management
IT Management | >IT Strategy, technology strategy, it leadership, >IT Governance, it consulting, technology consulting, technology management, it budgeting, digital strategy
Information Technology | information systems, management information systems, ?=IT, ict, computer systems, information technologies
Digital Transformation | digitalization, digitalisation, digitization
Enterprise Architecture | togaf framework, business architecture, ea frameworks | IT Management
Data Analysis | data analytics, analyzing data, data interpretation, data insights, analyze data, statistical data analysis, data exploration, ad hoc analysis, ad-hoc analysis
Data Science | >Predictive Analytics, predictive modeling, predictive modelling | Statistics
Machine Learning | ml models, supervised learning, unsupervised learning, >Reinforcement Learning, feature engineering, ml algorithms, ?=ML | Artificial Intelligence
Deep Learning | neural networks, neural network, convolutional neural networks, =CNN models, =LSTM | Machine Learning
Artificial Intelligence | ai/ml, >Generative AI, genai, ?=AI, ai models, expert systems
Natural Language Processing | =NLP, >Large Language Models, large language model, =LLM, =LLMs, >Text Mining, >Sentiment Analysis, nlp models, >Chatbots, chatbot development, >Prompt Engineering | Machine Learning
Computer Vision | >Image Processing, >Object Detection, image recognition | Machine Learning
Statistics | statistical analysis, statistical methods, statistical modeling, >Regression Analysis, >Hypothesis Testing, >A/B Testing, ab testing, >Bayesian Statistics, >Time Series Analysis, multivariate analysis, >Biostatistics, statistical software, logistic regression, linear regression, >Experimental Design, design of experiments, probability theory
Data Mining | data extraction, pattern recognition | Data Analysis
Data Modeling | data modelling, dimensional modeling, database modeling, erwin, entity relationship diagrams, logical data models | Databases
Data Engineering | data infrastructure, data platforms, data platform | Big Data
Data Pipelines | data pipeline | Data Engineering
ETL | =ELT, extract transform load, data integration, data ingestion, etl development, etl processes, etl tools, elt tools | Data Engineering
Data Warehousing | data warehouse, data warehouses, data-warehouse, data lake, >Data Lakes, data mart, data marts, data warehouse design, star schema
Big Data | big data analytics, large data sets, large datasets
Data Visualization | data visualisation, >?Dashboards, dashboard development, dashboard design, dashboarding, visualizing data
Business Intelligence | bi tools, bi reporting, bi development, business intelligence tools, bi solutions, ?=BI
Data Governance | >Data Quality, >Master Data Management, data stewardship, metadata management, data standards, data integrity
Data Migration | data conversion, database migration, >Data Mapping
Data Management | database management, database maintenance, data administration, managing data, records database
Database Administration | =DBA, >Database Design, database development, database tuning, >Query Optimization, database architecture, database backup, relational database design, database security | Databases
Data Cleaning | data cleansing, data validation, data wrangling, data preparation, data verification
Backup and Recovery | data backup, data recovery, system backups, backups and recovery, backup solutions, data backups | System Administration
Storage | data storage systems, storage systems, storage management, >RAID
Web Analytics | website analytics, +Google Search Console, +Hotjar, web traffic analysis | Digital Marketing
Operations Research | mathematical modeling, >Linear Programming, optimization modeling, simulation modeling, mathematical modelling, >Monte Carlo Simulation
Bioinformatics | computational biology, >Genomics, >Transcriptomics, >Proteomics, sequence analysis
Signal Processing | digital signal processing, >DSP, image analysis
Quantitative Analysis | quantitative research, quantitative methods, quantitative modeling, quantitative finance | Statistics
`;
