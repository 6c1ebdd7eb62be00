ALTER TABLE "case" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "case" ADD COLUMN "appointment_on" date;--> statement-breakpoint
ALTER TABLE "case" ADD COLUMN "changed_by" text;