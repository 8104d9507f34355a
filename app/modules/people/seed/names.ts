/** Given and family names of the demo companies' people, from the places they live in. */
export const givenNames = {
  FEMALE: ["Asha", "Priya", "Ananya", "Meera", "Kavya", "Sofía", "Lucía", "Elena", "Carmen", "Anna", "Lena", "Greta", "Klara", "Layla", "Noor", "Salma", "Grace", "Emily", "Hannah", "Zoe", "Ingrid", "Yuki", "Mei", "Amara", "Chiamaka", "Thandiwe", "Fatima", "Olga", "Ines", "Rosa", "Divya", "Nandini", "Isha", "Freya", "Marta", "Helena", "Aoife", "Nadia", "Leila", "Tara"],
  MALE: ["Ravi", "Arjun", "Vikram", "Rohan", "Sanjay", "Mateo", "Diego", "Javier", "Pablo", "Jonas", "Felix", "Lukas", "Karl", "Omar", "Yusuf", "Karim", "James", "Oliver", "Ethan", "Noah", "Erik", "Kenji", "Wei", "Kwame", "Emeka", "Sipho", "Hassan", "Dmitri", "Hugo", "Tomás", "Aditya", "Nikhil", "Kabir", "Liam", "Piotr", "Andrei", "Conor", "Samir", "Tariq", "Leo"],
} as const;

export const familyNames = ["Sharma", "Iyer", "Patel", "Reddy", "Nair", "Gupta", "Menon", "Das", "Kapoor", "Bose", "García", "Martínez", "López", "Ruiz", "Navarro", "Müller", "Schneider", "Weber", "Fischer", "Hoffmann", "Haddad", "Mansour", "Khalil", "Aziz", "Smith", "O'Brien", "Taylor", "Wilson", "Bennett", "Clarke", "Larsen", "Tanaka", "Chen", "Mensah", "Okafor", "Dlamini", "Rahman", "Petrov", "Silva", "Costa", "Kowalski", "Popescu", "Byrne", "Saleh", "Farouk", "Joshi", "Verma", "Pillai", "Vogel", "Brandt"] as const;

export type FunctionSeed = { name: string; departments: readonly string[]; roles: readonly string[] };

/** Functions, their departments and their roles; the first role of a function is its head's. */
export const functions: readonly FunctionSeed[] = [
  { name: "Technology", departments: ["Platform", "Mobile", "Data", "Quality"], roles: ["Head of Technology", "Engineering Manager", "Senior Engineer", "Engineer", "Data Engineer", "Test Engineer"] },
  { name: "Sales", departments: ["Enterprise Sales", "Partner Sales", "Sales Operations"], roles: ["Head of Sales", "Sales Manager", "Account Executive", "Sales Associate", "Sales Analyst"] },
  { name: "Operations", departments: ["Supply Chain", "Field Service", "Facilities"], roles: ["Head of Operations", "Operations Manager", "Service Engineer", "Planner", "Coordinator"] },
  { name: "Marketing", departments: ["Brand", "Growth"], roles: ["Head of Marketing", "Marketing Manager", "Content Designer", "Campaign Specialist"] },
  { name: "Finance", departments: ["Accounting", "Controlling"], roles: ["Head of Finance", "Finance Manager", "Accountant", "Controller"] },
  { name: "HR", departments: ["People Partners", "Talent"], roles: ["Head of People", "People Manager", "People Partner", "Recruiter"] },
];

export const grades = ["G1", "G2", "G3", "G4", "G5", "G6", "G7"] as const;

export const locations = [
  { name: "Berlin", country: "DE", timeZone: "Europe/Berlin" },
  { name: "Madrid", country: "ES", timeZone: "Europe/Madrid" },
  { name: "Bengaluru", country: "IN", timeZone: "Asia/Kolkata" },
  { name: "Dubai", country: "AE", timeZone: "Asia/Dubai" },
  { name: "Boston", country: "US", timeZone: "America/New_York" },
] as const;
