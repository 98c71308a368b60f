/** A user that a project is or may be assigned to; `AssignedUser` of the contract. */
export interface AssignedUser {
  id: string;
  name: string;
  username: string;
  /** Null for the agency's own people. */
  companyName: string | null;
  /** Whether the customer has the project; a project that is not made yet nobody has. Null for staff. */
  companyHasProject: boolean | null;
}
