ALTER TABLE "plan" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "estimated_ship_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "estimated_end_at" timestamp (3) with time zone;